/** The hidden field that names the questions which a visitor without scripts has seen; ids, separated by spaces. */
export const SEEN_FIELD = 'seen'

/** Hidden fields, one for each message of a rule that such a visitor has seen: its text. */
export const TOLD_FIELD = 'told'
