/** The hidden field that names the questions which a visitor without scripts has seen; ids, separated by spaces. */
export const SEEN_FIELD = 'seen'
