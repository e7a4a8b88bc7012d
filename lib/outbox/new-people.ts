import type { Database } from '@/db/client'
import { findNewPeople, insertMailedPeople } from '@/db/queries/people/imported-people'
import { withMailMark } from '@/lib/platform/tokens'
import { countNewPeople, type Due, MAX_WAITING_FOR_STRANGER, mailboxKey } from './mail-limits'
import { addressOf, type PeoplesMail } from './mail-readers'

type Booked = { ownerId: string; bookingId: string }
/** `mail`: null for one that is not written. */
type Addressed = { mail: PeoplesMail | null; due: Due }

/**
 * Mails about a booking that came by an import, as people may get them who have neither booked here nor opened a link of ours: an owner could
 * have made them up. Such a mail has no words of the owner, and so many of these people a day are mailed for the first time.
 */
export async function forNewPeople(
  tx: Database,
  mails: readonly PeoplesMail[],
  { ownerId, bookingId }: Booked,
  now: Date,
): Promise<Addressed[]> {
  const keys = mails.map((mail) => mailboxKey(addressOf(mail)))
  const people = new Map(mails.map((mail, index) => [keys[index] ?? '', addressOf(mail)]))
  const found = await findNewPeople(
    tx,
    ownerId,
    [...people].map(([key, email]) => ({ key, email })),
  )
  const first = found.filter(({ mailedAt }) => mailedAt === null)
  const dues = await countNewPeople(tx, { ownerId, amount: first.length }, now)
  const told = first.map(({ key }, index) => ({ key, mailedAt: dues[index]?.dueAt ?? now }))
  await insertMailedPeople(tx, ownerId, told)
  const known = new Map([...found, ...told].map(({ key, mailedAt }) => [key, mailedAt ?? now]))
  const full = new Set(found.flatMap(({ key, waiting }) => (waiting >= MAX_WAITING_FOR_STRANGER ? key : [])))
  return mails.map((mail, index) => {
    const key = keys[index] ?? ''
    const dueAt = known.get(key)
    if (!dueAt) return { mail, due: {} }
    const due: Due = dueAt > now ? { dueAt, heldFor: 'people' } : {}
    return { mail: full.has(key) || saysNames(mail) ? null : toBare(mail, bookingId), due }
  })
}

/** That another host holds a booking is told by their names alone. */
const saysNames = ({ template }: PeoplesMail) => template === 'booking-reassigned'

/** Its links say that they were opened from this mail, which nobody else has. */
function toBare(mail: PeoplesMail, bookingId: string): PeoplesMail {
  const mark = (url: string) => withMailMark(url, bookingId, addressOf(mail))
  const { props } = mail
  const marked =
    'recipient' in props
      ? props.guest && { guest: { ...props.guest, leaveUrl: mark(props.guest.leaveUrl) } }
      : { manageUrl: mark(props.manageUrl) }
  return { ...mail, props: { ...props, ...marked, isBare: true } } as PeoplesMail
}
