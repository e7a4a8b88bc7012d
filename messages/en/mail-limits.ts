/** Why a mail is not queued. */
export const mailLimits = {
  recipient: 'This address has got too many mails in a short time. Nothing was booked.',
  page: 'This page has sent as many mails as it may for now. Nothing was booked.',
  /** `until`: `2026-11-23 14:05 UTC`. */
  own: ({ limit, needed, left, until }: { limit: number; needed: number; left: number; until: string }) =>
    `Your account has sent its mails for now: ${limit.toLocaleString('en-US')} are allowed until ${until}, ${left} are left, and this needs ${needed}. Nothing was changed.`,
}
