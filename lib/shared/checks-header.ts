/**
 * The header with which our own screens ask the API for the data of `check(…)` in place of English sentences, so that they
 * can say them in their reader's language. Our server drops what begins with `x-slotform-`.
 */
export const CHECKS_HEADER = 'Slotform-Checks'
