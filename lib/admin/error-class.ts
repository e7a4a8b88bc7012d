/** Errors that our own code words, of which no part comes from the other side. */
const OURS =
  /^(?:No answer: )?(?:SMTP [A-Z]{1,30}(?: \d{3})?|SMTP failed(?: \d{3})?|Resend [a-z_]{1,40}|HTTP \d{3}|[A-Z][A-Za-z]{0,40}Error|Error)$|^held for [a-z]{1,20}$|^[a-z_]{1,30}$/
const TOO_LATE = /^(?:Expired before|Given up)/

/** A class of the product, or a status of SMTP or HTTP: what a server wrote beside it is left out. */
export function errorClass(stored: string | null): string | null {
  if (stored === null || OURS.test(stored)) return stored
  if (TOO_LATE.test(stored)) return 'expired'
  return /\b[2-5]\d\d\b/.exec(stored)?.[0] ?? 'failed'
}
