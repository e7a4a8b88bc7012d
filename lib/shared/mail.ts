/**
 * Longest text of a person in an email, in characters. Emails are sent at once and stored on other servers, so longer texts
 * are read in the product.
 */
export const MAX_IN_MAIL = 1_000
