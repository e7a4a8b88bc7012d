/** No person reads and answers a form faster. */
export const MIN_ELAPSED_MS = 1_500
