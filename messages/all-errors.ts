type Errors<Seen extends { taken: string }, Further extends object> = {
  visitorErrors: Seen
  furtherErrors: Further
  mailLimits: { recipient: string; page: string }
}

/** The sentence of each code of the API, in one language. Several codes share one. */
export function allErrors<Seen extends { taken: string }, Further extends object>(errors: Errors<Seen, Further>) {
  const { visitorErrors, furtherErrors, mailLimits } = errors
  const { taken } = visitorErrors
  return {
    ...visitorErrors,
    ...furtherErrors,
    notice: taken,
    window: taken,
    limit: taken,
    closed: taken,
    hours: taken,
    recipient_mail_limit: mailLimits.recipient,
    page_mail_limit: mailLimits.page,
  }
}
