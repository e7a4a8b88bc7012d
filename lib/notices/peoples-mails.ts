import type { Database } from '@/db/client'
import { enqueueCounted } from '@/lib/outbox/enqueue'
import { countMails, type Due, latestOf, type MailCause, mailboxKey } from '@/lib/outbox/mail-limits'
import { addressOf, type PeoplesMail } from '@/lib/outbox/mail-readers'
import { forNewPeople } from '@/lib/outbox/new-people'

export type ToPerson = {
  mail: PeoplesMail
  /** The place of a mail that it replaces, which was counted. */
  place?: Due | null
  /** Besides its limits. */
  due?: Due
}

type About = {
  ownerId: string
  meetingId: string
  cause: MailCause
  /** The budget of the owner has counted them. */
  isBudgeted?: true
  expiresAt?: Date
  /** The booking, if an import brought it. */
  imported?: string | null
}

export const importedOf = ({ id, isImported }: { id: string; isImported: boolean }) => (isImported ? id : null)

/**
 * Queues mails to attendees and guests, inside the transaction of their cause. Each counts for its mailbox and for the owner's budget, and waits
 * while there is no room.
 */
export async function enqueueForPeople(
  tx: Database,
  mails: readonly ToPerson[],
  { cause, isBudgeted, imported, ...about }: About,
  now: Date,
): Promise<void> {
  // An erased person has no address.
  const reachable = mails.filter(({ mail }) => addressOf(mail) !== '')
  const fresh = reachable.filter(({ place }) => !place)
  const addresses = fresh.map(({ mail }) => addressOf(mail))
  const counted = await countMails(tx, { ownerId: about.ownerId, cause, isBudgeted, addresses }, now)
  const written = reachable.map(({ mail }) => mail)
  const ready = imported
    ? await forNewPeople(tx, written, { ownerId: about.ownerId, bookingId: imported }, now)
    : written.map((mail) => ({ mail, due: {} }))
  for (const [index, { mail, due: whenKnown }] of ready.entries()) {
    if (!mail) continue
    const { place, due: later = {} } = reachable[index] as ToPerson
    const whenCounted = place ?? counted[fresh.indexOf(reachable[index] as ToPerson)] ?? {}
    const due = latestOf([whenCounted, whenKnown, later])
    const waits = due.heldFor && { recipient: mailboxKey(addressOf(mail)) }
    await enqueueCounted(tx, { mail, ...about, ...due, ...waits }, now)
  }
}
