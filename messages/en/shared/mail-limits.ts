/** Why a visitor's email is not queued. */
export const mailLimits = {
  recipient: 'This address has received too many emails in a short time. Nothing was booked.',
  page: 'This page has sent as many emails as it can for now. Nothing was booked.',
} as const
