import type { Database } from '@/db/client'
import { holdMail, insertRowsOnce, type OutboxRow } from '@/db/queries/outbox/outbox'
import type { ClaimedMail } from '@/db/queries/outbox/outbox-claim'
import type { Mail } from '@/lib/mail/templates'
import { sha256 } from '@/lib/platform/sha256'
import { uuidOf } from '@/lib/shared/text/uuid'
import { toComposedMail } from './enqueue'
import { type ComposedMail, outboxHandlers } from './handlers'
import { countMails, type Due, latestOf, mailboxKey } from './mail-limits'
import { addressOf, isForPeople, type PeoplesMail } from './mail-readers'
import { forNewPeople } from './new-people'

/**
 * A reminder or follow-up by the present facts; null when it has lost its sense. It is counted on its first attempt, since other mails are
 * counted when they are queued: `held` when it has to wait for a window of a limit. A reminder whose meeting begins before is dropped then.
 */
export async function composeTimed(db: Database, row: ClaimedMail, now: Date): Promise<Mail | 'held' | null> {
  const composed = await outboxHandlers().composeTimed(toComposedMail(row), now)
  if (!composed) return null
  const { mail, imported, guests, hosts } = composed
  await insertRowsOnce(db, [...toGuestReminders(row, guests, now), ...toHostReminders(row, hosts, now)])
  if (!mail) return null
  if (!isForPeople(mail) || !row.userId) return mail
  const ownerId = row.userId
  const [ready] = imported
    ? await forNewPeople(db, [mail], { ownerId, bookingId: imported }, now)
    : [{ mail, due: {} as Due }]
  if (!ready?.mail || isEmpty(ready.mail)) return null
  const isCounted = row.attempts > 1 || row.heldFor !== null
  const addresses = [addressOf(mail)]
  const [counted = {}] = isCounted ? [] : await countMails(db, { ownerId, cause: 'timed', addresses }, now)
  const { dueAt, heldFor } = latestOf([ready.due, counted])
  if (!dueAt || !heldFor) return ready.mail
  await holdMail(db, row.id, { until: dueAt, heldFor, recipient: mailboxKey(addressOf(mail)) })
  return 'held'
}

/** A follow-up has nothing but its owner's words. */
const isEmpty = ({ template, props }: PeoplesMail) => template === 'booking-follow-up' && props.isBare === true

/** Reminders to the guests of a booking, under ids that follow from that to its attendee: a second attempt queues none again. */
function toGuestReminders(row: ClaimedMail, guests: readonly string[], now: Date): OutboxRow[] {
  return guests.map((guest) => ({
    id: uuidOf(sha256(`${row.id} ${guest}`).slice(0, 32)),
    userId: row.userId,
    meetingId: row.meetingId,
    template: 'guest-reminder' satisfies Mail['template'],
    payload: JSON.stringify({ ...JSON.parse(row.payload), guest }),
    nextAttemptAt: now,
    expiresAt: row.expiresAt,
    createdAt: now,
  }))
}

/** The same for the hosts of a booking: each reads it in their own language and zone. */
function toHostReminders(row: ClaimedMail, hosts: ComposedMail['hosts'], now: Date): OutboxRow[] {
  return hosts.map(({ account: host, meetingId }) => ({
    id: uuidOf(sha256(`${row.id} ${host}`).slice(0, 32)),
    userId: host,
    meetingId,
    template: row.template,
    payload: JSON.stringify({ ...JSON.parse(row.payload), host }),
    nextAttemptAt: now,
    expiresAt: row.expiresAt,
    createdAt: now,
  }))
}
