/** Why an email is not queued. */
export const mailLimits = {
  recipient: 'This address has received too many emails in a short time. Nothing was booked.',
  page: 'This page has sent as many emails as it can for now. Nothing was booked.',
  /** `until`: `2026-11-23 14:05 UTC`. */
  own: {
    one: 'Your account has reached its email limit: {limit} until {until}. {left} left, and this needs {count} email. Nothing was changed.',
    other:
      'Your account has reached its email limit: {limit} until {until}. {left} left, and this needs {count} emails. Nothing was changed.',
  },
} as const
