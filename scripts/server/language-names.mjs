// Apart from what is made of them, so that pages that need a name load no more.

/** The languages that visitors read. next.config.mjs rewrites by them before any of our code runs, so they stand here. */
export const LANGUAGE_CODES = /** @type {const} */ (['en', 'de', 'fr', 'es', 'pt-BR', 'it', 'tr', 'pl', 'ja', 'ar'])

/** The cookie that keeps what a visitor chose with the switch: a code. */
export const LANGUAGE_COOKIE = 'lang'

/** The query parameter that comes before every other choice. */
export const LANGUAGE_QUERY = 'lang'
