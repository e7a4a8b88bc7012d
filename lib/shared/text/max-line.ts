/** The longest text on one line, in UTF-16 code units. Without zod, for the pages that do not load it. */
export const MAX_LINE = 500
