import type { BookedView } from '@/components/visitor/plain/views'
import { calendarLinks } from '@/lib/export/calendar-links'
import { findBookingByToken, guestEntry } from '@/lib/meetings/server/booking/manage'
import { createToken, readTimedToken } from '@/lib/platform/tokens'
import { pick } from '@/lib/shared/pick'
import { isTaking } from '@/lib/shared/statuses'
import { readFormats } from './times'
import { plainPage } from './visit'

const PARTS = ['success', 'booking', 'joining', 'locations', 'entry', 'unknownBooking'] as const
const SHOWN = [
  'title',
  'titleLang',
  'ownerName',
  'brand',
  'location',
  'locationLang',
  'joinUrl',
  'password',
  'attendeeEmail',
  'slug',
] as const

/** /success for a visitor without scripts: the facts of the booking that its address names for an hour. */
export const drawBooked = plainPage<BookedView>(PARTS, async ({ query, now, request, texts }) => {
  const { timeFormat } = readFormats(request.headers)
  const id = readTimedToken('booked', query.get('booking') ?? '', now)
  const token = id && createToken('manage', id)
  const booking = token ? await findBookingByToken(token) : null
  if (!token || !booking)
    return { title: texts.t.unknownBooking.heading, status: 404, view: { booked: null, timeFormat } }
  const manage = `/b/${token}`
  if (!isTaking(booking.status) || booking.endTime <= now) return { redirect: manage }
  const { startTime, endTime, userTimezone, expiresAt } = booking
  return {
    title: expiresAt ? texts.t.success.request.heading : texts.t.success.pageTitle,
    view: {
      booked: {
        ...pick(booking, SHOWN),
        startTime: startTime.toISOString(),
        endTime: endTime.toISOString(),
        timezone: userTimezone,
        until: expiresAt?.toISOString() ?? null,
        links: {
          manage,
          file: `${manage}/meeting.ics`,
          ...calendarLinks({ ...booking, ...guestEntry(booking, token) }),
        },
      },
      timeFormat,
    },
  }
})
