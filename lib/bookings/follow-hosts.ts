import type { Database } from '@/db/client'
import type { BookingRow } from '@/db/queries/meetings/bookings'
import { type BookedHost, countHosts, followBookings, listHostsOfBooking } from '@/db/queries/meetings/hosts'
import { tellReplaced } from '@/lib/notices/hand-over-mails'
import { tellHosts } from '@/lib/notices/host-mails'
import { enqueueEvents } from '@/lib/outbox/enqueue'

type Change = {
  booking: Pick<BookingRow, 'id' | 'assignment'>
  /** What each host reads; null for nothing. */
  mail: Parameters<typeof tellHosts>[1]['mail'] | null
  /** Hosts whose places others have taken: both read of that in place of `mail`. */
  replaced?: readonly { from: BookedHost; to: { account: string } }[]
  /** Their calendars have, or get, an event. */
  hasEvents: boolean
  now: Date
}

/**
 * Inside the transaction that changed a booking and its meeting: hosts, their meetings and their calendars follow, and each host is
 * told in their own language. Nothing for a booking without hosts. Throws an exclusion violation when another booking of a host
 * is too close.
 */
export async function followHosts(
  tx: Database,
  { booking, mail, replaced = [], hasEvents, now }: Change,
): Promise<void> {
  if (!booking.assignment) return
  await followBookings(tx, [booking.id])
  const hosts = await listHostsOfBooking(tx, booking.id)
  const isNew = ({ account }: BookedHost) => replaced.some(({ to }) => to.account === account)
  if (mail) await tellHosts(tx, { mail, hosts: hosts.filter((host) => !isNew(host)) }, now)
  for (const { from, to } of mail ? replaced : []) {
    const host = hosts.find(({ account }) => account === to.account)
    if (mail && host) await tellReplaced(tx, { props: mail.props, from, to: host }, now)
  }
  for (const { account: ownerId, meetingId, targetCalendars } of hosts) {
    if (hasEvents && meetingId && targetCalendars.length > 0) {
      await enqueueEvents(tx, { ownerId, meetingId, notifies: false }, now)
    }
  }
}

/** Takes the places and shares of a booking back, which its attendee has ended or which never came about. Within the transaction that ends it. */
export async function takeBackHosts(
  tx: Database,
  { id, pageId, assignment, createdAt }: Pick<BookingRow, 'id' | 'pageId' | 'assignment' | 'createdAt'>,
): Promise<void> {
  if (!assignment || !pageId) return
  const counted = assignment.filter(({ chose }) => chose !== 'all')
  const names = counted.map(({ group }) => group)
  const shares = counted.flatMap(({ ranking }) =>
    ranking.map(({ account, share }) => ({ account, share: -share, got: 0 })),
  )
  const places = (await listHostsOfBooking(tx, id))
    .filter(({ group }) => names.includes(group))
    .map(({ account }) => ({ account, share: 0, got: -1 }))
  await countHosts(tx, pageId, sumUp([...shares, ...places]), createdAt)
}

type Figures = { account: string; share: number; got: number }

/** One entry for each account. */
function sumUp(figures: Figures[]): Figures[] {
  const sums = new Map<string, Figures>()
  for (const { account, share, got } of figures) {
    const sum = sums.get(account) ?? { account, share: 0, got: 0 }
    sums.set(account, { account, share: sum.share + share, got: sum.got + got })
  }
  return [...sums.values()]
}
