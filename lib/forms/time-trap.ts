/** Faster submissions are taken for spam. */
export const MIN_ELAPSED_MS = 1_500
