import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { type BookingRow, findBookingRow } from '@/db/queries/meetings/bookings'
import { listHostsOfBooking } from '@/db/queries/meetings/hosts'
import { findAnsweredBookings } from '@/db/queries/meetings/meeting-lists'
import { findMeeting } from '@/db/queries/meetings/meetings'
import { listTimedMails } from '@/db/queries/outbox/timed-mails'
import { findTeamOf } from '@/db/queries/teams/teams'
import { toBooking } from '@/lib/bookings/booking'
import type { MeetingDetail, TimedMailState } from '@/lib/meetings/schema'
import { getMeeting } from '@/lib/meetings/server/service'
import { AppError } from '@/lib/shared/errors'
import { toHost } from './event-data'

/** One meeting for its owner, with the whole life of its booking. */
export async function getMeetingDetail(owner: OwnerId, id: string, now: Date): Promise<MeetingDetail> {
  const row = await findMeeting(database(), owner, id)
  if (!row) throw new AppError('meeting_not_found')
  const [meeting, booking] = await Promise.all([
    getMeeting(owner, id, now),
    row.bookingId && findBookingRow(database(), row.bookingId),
  ])
  if (!booking) return meeting
  const { manageUrl: _, ...facts } = toBooking(booking, '')
  const isOwners = booking.userId === owner
  const [mails, answered, hosts, team] = await Promise.all([
    listTimedMails(database(), owner, { meetingId: id, since: booking.createdAt }),
    findAnsweredBookings(database(), [booking.id]),
    booking.assignment ? listHostsOfBooking(database(), booking.id) : [],
    isOwners ? null : findTeamOf(database(), booking.userId),
  ])
  return {
    ...meeting,
    booking: { ...facts, language: booking.language, timedMails: mails.map(toState), page: pageOf(booking) },
    ...(answered.has(booking.id) && { hasAnswers: true }),
    ...(booking.assignment && {
      hosts: hosts.map(toHost),
      assignment: booking.assignment,
    }),
    ...(team && { team }),
  }
}

function pageOf({ pageId: id, slug, pageTitle: title }: BookingRow) {
  return id && slug && title !== null ? { id, slug, title } : null
}

function toState({ template, nextAttemptAt, doneAt, failedAt }: Awaited<ReturnType<typeof listTimedMails>>[number]) {
  return {
    mail: template === 'booking-follow-up' ? 'follow_up' : 'reminder',
    to: template === 'booking-reminder-notice' ? 'owner' : 'attendee',
    at: (doneAt ?? nextAttemptAt).toISOString(),
    state: doneAt ? 'sent' : failedAt ? 'failed' : 'planned',
  } satisfies TimedMailState
}
