import type { Database } from '@/db/client'
import { findNoticeAddress, findOrganizer } from '@/db/queries/accounts/users'
import { findMeetingOfEvents } from '@/db/queries/calendars/meeting-events'
import { type BookingRow, findBookingRow } from '@/db/queries/meetings/bookings'
import type { MeetingRow } from '@/db/queries/meetings/meetings'
import type { BookingMailProps, MovedMailFacts } from '@/lib/mail/templates'
import { enqueue } from '@/lib/outbox/enqueue'
import { latestOf, type MailCause } from '@/lib/outbox/mail-limits'
import type { PeoplesMail } from '@/lib/outbox/mail-readers'
import { env } from '@/lib/platform/env'
import type { IntegrationType } from '@/lib/shared/calendars/integration'
import { mayHaveEvents } from '@/lib/shared/calendars/location-provider'
import { SERVICE_NAMES } from '@/lib/shared/calendars/service-names'
import { ATTENDEES_BOOKING_MAILS, OFFER_MAIL, OWNERS_BOOKING_MAILS } from '@/lib/shared/outbox'
import type { Canceller } from '@/lib/shared/statuses'
import { toBookingProps } from './booking-props'
import { werePeopleNotified } from './event-mails'
import { enqueueInPlace, GUESTS_MAILS, inPlaceOf, type MeetingMail, toGuestMails } from './guest-mails'
import { isHeldByPeople } from './host-mails'
import { listAddresses, toMeetingProps } from './meeting-props'
import { stateMoveNotice, takeUnsent, whenNextMove } from './move-notices'
import { enqueueForPeople, importedOf } from './peoples-mails'
import { isOneOf, stateMove, takePlace } from './unsent-mails'

type Times = { startTime: Date; endTime: Date }

/** Mails the new time to everybody who got a mail about the meeting. Inside the transaction that follows its calendar event. */
export async function enqueueMoved(tx: Database, meeting: MeetingRow, before: Times, now: Date): Promise<void> {
  const events = mayHaveEvents(meeting) ? { hasEvents: true } : {}
  if (meeting.bookingId) {
    const booking = await findBookingRow(tx, meeting.bookingId)
    if (!booking) return
    const stored = toBookingProps(booking, meeting, { sequence: meeting.icalSequence, now })
    const props = { ...stored, ...events, move: toMove(before, { by: 'owner', reason: null }) }
    await enqueueMoves(tx, { booking, props, cause: 'own', tellsOwner: false, now })
    return
  }
  if (!(await werePeopleNotified(tx, meeting))) return
  const organizer = await findOrganizer(tx, meeting.userId)
  const mails = listAddresses(meeting.attendees).map(
    (recipient): MeetingMail => ({
      template: 'meeting-update',
      props: { ...toMeetingProps(meeting, organizer, now), recipient, ...events },
    }),
  )
  await enqueueInPlace(tx, mails, { ownerId: meeting.userId, meetingId: meeting.id, cause: 'own' }, now)
}

type Mover = { by: Canceller; reason: string | null }

export const toMove = ({ startTime, endTime }: Times, mover: Mover): MovedMailFacts => ({
  startTime: startTime.toISOString(),
  endTime: endTime.toISOString(),
  ...mover,
})

type BookingMove = { booking: BookingRow; meeting: MeetingRow; mover: Mover; now: Date }

/**
 * Mails both people the new time of a booking. `booking` has its time before, and the moves after it. Inside the transaction that moves it.
 * Returns what its hosts are told.
 */
export async function enqueueBookingMoved(
  tx: Database,
  { booking, meeting, mover, now }: BookingMove,
): Promise<{ template: 'booking-moved-notice'; props: BookingMailProps }> {
  const { startTime, endTime, icalSequence: sequence } = meeting
  const props = {
    ...toBookingProps({ ...booking, startTime, endTime }, meeting, { sequence, now }),
    ...(meeting.status === 'confirmed' && mayHaveEvents(meeting) && { hasEvents: true }),
    move: toMove(booking, mover),
  }
  const cause = mover.by === 'attendee' ? 'strangers' : 'own'
  await enqueueMoves(tx, { booking, props, cause, tellsOwner: !isHeldByPeople(booking), now })
  return { template: 'booking-moved-notice', props }
}

type Moves = { booking: BookingRow; props: BookingMailProps; cause: MailCause; tellsOwner: boolean; now: Date }

const TO_ATTENDEE = {
  all: ATTENDEES_BOOKING_MAILS,
  first: ['booking-request', 'booking-confirmation'],
  moved: 'booking-moved',
} as const

/** The mails of a move, in the place of those that have not left: everybody learns the last state, and a few times an hour at most. */
async function enqueueMoves(tx: Database, { booking, props, cause, tellsOwner, now }: Moves): Promise<void> {
  const { id: bookingId, userId: ownerId } = booking
  const { meetingId } = props
  // The guests of a request have no invitation yet.
  const guests = booking.status === 'confirmed' ? booking.guests : []
  const templates = [...TO_ATTENDEE.all, OFFER_MAIL, ...(tellsOwner ? OWNERS_BOOKING_MAILS : []), ...GUESTS_MAILS]
  const unsent = await takeUnsent(tx, meetingId, templates)
  const toAttendee = unsent.filter(isOneOf(TO_ATTENDEE.all))
  const stated = stateMove(toAttendee, TO_ATTENDEE, props)
  const { toPeople: toGuests } = inPlaceOf(
    unsent.filter(isOneOf(GUESTS_MAILS)),
    toGuestMails('meeting-update', { bookingId, guests, props }),
    now,
  )
  const calm = await whenNextMove(tx, { userId: ownerId, meetingId, template: TO_ATTENDEE.moved }, now)
  const toPeople = [...(stated ? [{ mail: stated as PeoplesMail, ...takePlace(toAttendee, now) }] : []), ...toGuests]
  await enqueueForPeople(
    tx,
    toPeople.map((one) => ({ ...one, due: latestOf([one.due ?? {}, calm]) })),
    { ownerId, meetingId, cause, imported: importedOf(booking) },
    now,
  )
  const notice = tellsOwner ? await stateMoveNotice(tx, unsent, { props, userId: ownerId, meetingId }, now) : null
  if (notice) await enqueue(tx, { mail: notice.mail, ownerId, meetingId, ...notice.due }, now)
}

type Question = { meetingId: string; userId: string; type: IntegrationType; change: 'deleted' | 'moved' }

/** Asks the owner about a change in their calendar. Inside the transaction that stores the question. */
export async function enqueueQuestion(tx: Database, { meetingId, userId, type, change }: Question, now: Date) {
  const meeting = await findMeetingOfEvents(tx, meetingId)
  if (!meeting) return
  const to = await findNoticeAddress(tx, userId)
  if (!to) return
  const { timezone } = await findOrganizer(tx, userId)
  const props = {
    to,
    title: meeting.title,
    startTime: meeting.startTime.toISOString(),
    endTime: meeting.endTime.toISOString(),
    ownerTimezone: timezone,
    service: SERVICE_NAMES[type],
    change,
    isBooking: meeting.bookingId !== null,
    url: `${env().APP_URL}/meetings`,
  }
  await enqueue(tx, { mail: { template: 'calendar-change', props }, ownerId: userId, meetingId }, now)
}
