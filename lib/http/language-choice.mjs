// Apart from the list of languages, so that pages that need a name load no more.

/** The cookie that keeps what a visitor chose with the switch: a code. */
export const LANGUAGE_COOKIE = 'lang'

/** The query parameter that comes before every other choice. */
export const LANGUAGE_QUERY = 'lang'
