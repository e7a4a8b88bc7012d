/**
 * Longest text of a person in an email, in characters. Emails are sent at once and stored on other servers, so longer texts
 * are read in the product.
 */
export const MAX_IN_MAIL = 1_000

/** A team that mails are about. `email`: to which its notices are sent; null when nobody owns it any more. */
export type MailTeam = { slug: string; email: string | null }
