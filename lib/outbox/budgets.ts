import { env } from '@/lib/platform/env'
import type { Limit } from '@/lib/platform/env-variables'

/** The cause of a mail: a visitor or the owner. Each has its own budget, `LIMIT_MAILS_OWNER`. */
export type MailCause = 'strangers' | 'own'

/** Notices to one owner that are sent one by one; more of them within the hour are combined into one mail. */
export const NOTICES: Limit = { count: 20, seconds: 3_600 }

/** The share of the budget for notices of form responses, so that they cannot use up the part of bookings. */
const RESPONSES_SHARE = 0.8

export function responsesLimit({ count }: Limit): number {
  return Math.floor(count * RESPONSES_SHARE)
}

/** Null: no limit. */
export function ownerBudget(): Limit | null {
  return env().LIMIT_MAILS_OWNER
}
