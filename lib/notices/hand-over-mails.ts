import type { Database } from '@/db/client'
import type { BookingRow } from '@/db/queries/meetings/bookings'
import type { BookedHost } from '@/db/queries/meetings/hosts'
import type { MeetingRow } from '@/db/queries/meetings/meetings'
import { deleteMails, lockUnsentMails, type UnsentMail } from '@/db/queries/outbox/outbox-meeting'
import type { BookingMailProps } from '@/lib/mail/templates'
import type { PeoplesMail } from '@/lib/outbox/mail-readers'
import { mayHaveEvents } from '@/lib/shared/calendars/location-provider'
import { ATTENDEES_BOOKING_MAILS, OWNERS_BOOKING_MAILS } from '@/lib/shared/outbox'
import { pick } from '@/lib/shared/pick'
import { toBookingProps } from './booking-props'
import { tellHosts } from './host-mails'
import { enqueueForPeople, importedOf, type ToPerson } from './peoples-mails'
import { isWaiting, storedProps, takePlace } from './unsent-mails'

type HandedOver = {
  /** With its hosts as they are now. */
  booking: BookingRow
  meeting: MeetingRow
  from: BookedHost
  to: BookedHost
  /** For the new host alone. */
  reason: string | null
  tellsOldHost: boolean
  now: Date
}

/** Tells the attendee, the old host and the new one that another host holds a booking. Inside the transaction that hands it over. */
export async function enqueueHandedOver(tx: Database, facts: HandedOver) {
  const { booking, meeting, from, to, reason, tellsOldHost, now } = facts
  const props: BookingMailProps = {
    ...toBookingProps(booking, meeting, { sequence: meeting.icalSequence, now }),
    ...(meeting.status === 'confirmed' && mayHaveEvents(meeting) && { hasEvents: true }),
    replaced: { from: from.name, to: to.name },
  }
  await tellAttendee(tx, { booking, props, now })
  if (tellsOldHost) await tellOldHost(tx, from, { props, now })
  const forNewHost = { ...props, replaced: { from: from.name, to: to.name, ...(reason && { reason }) } }
  await tellHosts(tx, { mail: { template: 'booking-taken-over', props: forNewHost }, hosts: [to] }, now)
}

type Replaced = { props: BookingMailProps; from: BookedHost; to: BookedHost }

/**
 * Tells both hosts where another change of the booking, of which `props` tell its attendee, gives the place of one to the other: the old
 * host reads the time that they knew, and the new one no other than theirs.
 */
export async function tellReplaced(tx: Database, { props: told, from, to }: Replaced, now: Date): Promise<void> {
  const { move, ...rest } = told
  const props = { ...rest, replaced: { from: from.name, to: to.name } }
  await tellOldHost(tx, from, { props: { ...props, ...(move && pick(move, ['startTime', 'endTime'])) }, now })
  await tellHosts(tx, { mail: { template: 'booking-taken-over', props }, hosts: [to] }, now)
}

type About = { booking: BookingRow; props: BookingMailProps; now: Date }

/** Mails that have not left name the new host; nothing of them is told twice. */
async function tellAttendee(tx: Database, { booking, props, now }: About): Promise<void> {
  const { meetingId } = props
  const unsent = await lockUnsentMails(tx, meetingId, ATTENDEES_BOOKING_MAILS)
  const waiting = unsent.filter((mail) => isWaiting(mail) && mail.template !== 'booking-link')
  const restated = waiting.flatMap((mail): ToPerson[] => {
    const stated = restate(mail, props)
    return stated ? [{ mail: stated, ...takePlace([mail], now) }] : []
  })
  await deleteMails(
    tx,
    waiting.map(({ id }) => id),
  )
  const news: ToPerson = {
    mail: { template: 'booking-reassigned', props },
    ...takePlace(
      unsent.filter((mail) => !waiting.includes(mail)),
      now,
    ),
    place: null,
  }
  const about = { ownerId: booking.userId, meetingId, cause: 'own', imported: importedOf(booking) } as const
  await enqueueForPeople(tx, waiting.length > 0 ? restated : [news], about, now)
}

/** Null for a hand-over of which nobody has read and that is taken back. */
function restate(mail: UnsentMail, props: BookingMailProps): PeoplesMail | null {
  const stored = storedProps<BookingMailProps>(mail)
  const { template } = mail as { template: (typeof ATTENDEES_BOOKING_MAILS)[number] }
  const changed = { ...stored, ...pick(props, ['hosts', 'organizer', 'sequence', 'stamp']) } as BookingMailProps
  if (template !== 'booking-reassigned') return { template, props: changed }
  const replaced = { from: stored?.replaced?.from ?? '', to: props.replaced?.to ?? '' }
  return replaced.from === replaced.to ? null : { template, props: { ...changed, replaced } }
}

/** Nothing for somebody who has not read of the booking; else the time that they know. */
async function tellOldHost(
  tx: Database,
  host: BookedHost,
  { props, now }: Pick<About, 'props' | 'now'>,
): Promise<void> {
  if (host.meetingId === null) return
  const waiting = (await lockUnsentMails(tx, host.meetingId, OWNERS_BOOKING_MAILS)).filter(isWaiting)
  await deleteMails(
    tx,
    waiting.map(({ id }) => id),
  )
  if (waiting.some(({ template }) => isFirst(template))) return
  const moved = waiting.find(({ template }) => template === 'booking-moved-notice')
  const known = moved && storedProps<BookingMailProps>(moved)?.move
  const times = known ? pick(known, ['startTime', 'endTime']) : {}
  await tellHosts(
    tx,
    {
      mail: { template: 'booking-passed-on', props: { ...props, ...times, joinUrl: null, password: null } },
      hosts: [host],
    },
    now,
  )
}

const isFirst = (template: string) =>
  template === 'booking-notice' || template === 'booking-request-notice' || template === 'booking-taken-over'
