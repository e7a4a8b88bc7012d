import type { Database } from '@/db/client'
import { countNotice, findOwnerUsage } from '@/db/queries/outbox/mail-counts'
import { insertOutboxRow } from '@/db/queries/outbox/outbox'
import type { ClaimedRow } from '@/db/queries/outbox/outbox-claim'
import {
  holdNotice,
  listPayloads,
  lockGathered,
  markGatheredDone,
  releaseNotice,
} from '@/db/queries/outbox/outbox-notices'
import type { Mail } from '@/lib/mail/templates'
import { NOTICES, ownerBudget, responsesLimit } from './budgets'
import { toMail, toOutboxRow } from './enqueue'
import { gatherNotices, isNamed } from './gathered-notices'

/**
 * True if a claimed mail is to be sent as it is. A visitor's notice to an owner may be held until the end of the hour. Then one
 * mail replaces all held rows, in one transaction.
 */
export async function isSentByItself(db: Database, row: ClaimedRow, mail: Mail, now: Date): Promise<boolean> {
  const { userId } = row
  if (!userId || !isNotice(mail)) return true
  if (row.heldFor === 'hour') return !(await gather(db, userId, row, now))
  // The first attempt was counted.
  if (row.attempts > 1 || (await isWithinHour(db, userId, mail, now))) return true
  const hour = await findOwnerUsage(db, userId, 'notices', now)
  await holdNotice(db, row.id, hour?.endsAt ?? new Date(now.getTime() + NOTICES.seconds * 1000))
  return false
}

function isNotice(mail: Mail): boolean {
  if (mail.template === 'cancellation-notice') return mail.props.cancelledBy === 'attendee'
  return ['booking-notice', 'booking-request-notice', 'form-response'].includes(mail.template)
}

function isWithinHour(db: Database, owner: string, { template }: Mail, now: Date): Promise<boolean> {
  const strangers = ownerBudget()
  const limit = strangers?.count ?? 0
  const strangersLimit = strangers && template === 'form-response' ? responsesLimit(strangers) : limit
  return countNotice(db, owner, { notices: NOTICES, strangers, strangersLimit }, now)
}

/** Empty for a row that no key can decrypt any more: the email then counts it without naming it. */
function toReadable(row: Parameters<typeof toMail>[0]): Mail[] {
  try {
    return [toMail(row)]
  } catch {
    return []
  }
}

/** True if the row is now part of a mail with others; a single held row is sent as it is. */
async function gather(db: Database, owner: string, { id }: ClaimedRow, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const rows = await lockGathered(tx, owner)
    if (!rows.some((row) => row.id === id)) return true
    if (rows.length === 1) {
      await releaseNotice(tx, id)
      return false
    }
    const named = rows.filter(isNamed(rows)).map((row) => row.id)
    const mail = gatherNotices(rows, (await listPayloads(tx, named)).flatMap(toReadable))
    await insertOutboxRow(tx, toOutboxRow({ mail, ownerId: owner }, now))
    await markGatheredDone(
      tx,
      rows.map((row) => row.id),
      now,
    )
    return true
  })
}
