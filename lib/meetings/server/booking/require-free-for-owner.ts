import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { findCheckedCalendars } from '@/db/queries/calendars/calendar-choices'
import { listBlockers } from '@/db/queries/meetings/blockers'
import { listHostsOfBooking } from '@/db/queries/meetings/hosts'
import { type OtherEvent, readBesideBooking } from '@/lib/calendars/feeds/beside-booking'
import { clampInstant } from '@/lib/scheduling'
import { AppError } from '@/lib/shared/errors'
import { check } from '@/messages/check'
import type { Times } from './accept-move'
import { periodOf } from './booking-page'
import type { Both } from './find-both'

/** Bookings are kept apart by the database; meetings of the owner, or of each host, which no constraint knows, by this. */
export async function requireNothingThere(owner: OwnerId, { booking, meeting }: Both, times: Times): Promise<void> {
  const { startTime: from, endTime: to } = times
  const diaries = booking.assignment
    ? await listHostsOfBooking(database(), booking.id)
    : [{ account: owner, meetingId: meeting.id }]
  for (const { account, meetingId: own } of diaries) {
    const there = await listBlockers(database(), account, { from, to })
    if (there.some(({ meetingId }) => meetingId !== own)) throw new AppError('taken')
  }
}

/** The calendars that block the owner's time on the booking's page. What cannot be read is never free. */
export async function requireNothingInCalendars(owner: OwnerId, { booking }: Both, times: Times): Promise<void> {
  const choices = await findCheckedCalendars(database(), owner, booking.id)
  const question = { userId: owner, choices, bookingId: booking.id }
  const { others, unread } = await readBesideBooking(question, periodOf(times))
  const [other] = others
  if (other) throw toCalendarBusy(other)
  const [calendar] = unread
  if (calendar === undefined) return
  const message = calendar ? check('calendarUnread', { calendar }) : check('calendarGone')
  throw new AppError('calendar_unread', { message, facts: { calendar } })
}

function toCalendarBusy({ title: event, calendar, start, end }: OtherEvent): AppError {
  const message = event ? check('calendarBusy', { event, calendar }) : check('calendarTaken', { calendar })
  const toIso = (instant: number) => new Date(clampInstant(instant)).toISOString()
  return new AppError('calendar_busy', {
    message,
    facts: { calendar, event, eventStart: toIso(start), eventEnd: toIso(end) },
  })
}
