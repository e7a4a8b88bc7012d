/** The hidden field that names the questions which a visitor without scripts has seen; ids, separated by spaces. */
export const SEEN_FIELD = 'seen'

/** The hidden fields with the texts of the rule messages that such a visitor has seen, one each. */
export const TOLD_FIELD = 'told'
