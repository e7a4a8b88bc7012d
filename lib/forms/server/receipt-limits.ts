import { isCheckViolation } from '@/db/errors'
import type { Receipt } from '@/db/queries/forms/response-mails'
import { retryDeadlocks } from '@/db/retry'
import type { Mail } from '@/lib/mail/templates'
import { toOutboxRow } from '@/lib/outbox/enqueue'
import { ownerBudget, responsesLimit, toRecipient } from '@/lib/outbox/mail-limits'

/** A stranger may give anybody's address: a receipt counts for it, and for that part of the owner's budget that bookings leave. */
export function countedReceipt(to: string, mail: Mail, now: Date): Receipt {
  const budget = ownerBudget()
  return {
    mail: toOutboxRow({ mail }, now),
    recipient: toRecipient(to),
    owner: budget && { count: responsesLimit(budget), seconds: budget.seconds },
  }
}

/** Writes without the receipt where it would be one mail too many: the answers count more. */
export async function withinMailLimits<T>(
  receipt: Receipt | null,
  write: (receipt: Receipt | null) => Promise<T>,
): Promise<T> {
  if (!receipt) return write(null)
  try {
    return await retryDeadlocks(() => write(receipt))
  } catch (error) {
    if (!isCheckViolation(error)) throw error
    return write(null)
  }
}
