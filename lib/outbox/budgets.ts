import { env } from '@/lib/platform/env'
import type { Limit } from '@/lib/platform/env-variables'

/** Who causes a mail: a visitor, or the owner themselves. Each has a budget of its own, `LIMIT_MAILS_OWNER`. */
export type MailCause = 'strangers' | 'own'

/** Notices to one owner that leave one by one; what comes above them within the hour is gathered into one mail. */
export const NOTICES: Limit = { count: 20, seconds: 3_600 }

/** Notices of form responses end here, so that whoever fills in forms cannot use up what bookings need. */
const RESPONSES_SHARE = 0.8

export function responsesLimit({ count }: Limit): number {
  return Math.floor(count * RESPONSES_SHARE)
}

/** Null: no limit. */
export function ownerBudget(): Limit | null {
  return env().LIMIT_MAILS_OWNER
}
