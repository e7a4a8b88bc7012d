import type { ChangedBooking } from '@/components/visitor/plain/views'
import { findBookingByToken } from '@/lib/meetings/server/booking/manage'
import { findSchedule } from '@/lib/meetings/server/booking/schedule'
import { type ManagedBooking, refusalAt } from '@/lib/meetings/visitor/managed-booking'
import { bookingPath } from '@/lib/meetings/visitor/plain-links'
import { MINUTE_MS } from '@/lib/scheduling/units'
import { pick } from '@/lib/shared/pick'
import type { Change } from '@/lib/time/change-policy'
import { missing, type Visit } from './visit'

const SHOWN = [
  'title',
  'titleLang',
  'ownerName',
  'ownerEmail',
  'asksToMove',
  'brand',
  'timezone',
  'lockTimezone',
  'userTimezone',
  'timeFormat',
] as const

type Found = { found: ChangedBooking } | { answer: { redirect: string } | ReturnType<typeof missing> }

/** The booking of the address. One that cannot be changed is shown as it is: that page says why. */
export async function readChangeable(change: Change, visit: Visit): Promise<Found> {
  const {
    params: { token },
    now,
  } = visit
  const booking = await findBookingByToken(token)
  if (!booking) return { answer: missing(visit, 'booking') }
  if (refusalAt(change, booking, now) !== null) return { answer: { redirect: bookingPath(token) } }
  const schedule = change === 'move' && booking.slug ? await findSchedule(booking.slug, visit.texts.language) : null
  return { found: toChanged(booking, token, schedule?.dates ?? []) }
}

function toChanged(booking: ManagedBooking, token: string, dates: ChangedBooking['dates']): ChangedBooking {
  const { startTime, endTime } = booking
  return {
    ...pick(booking, SHOWN),
    token,
    startTime: startTime.toISOString(),
    wanted: booking.moveRequest?.startTime.toISOString() ?? null,
    isRequest: booking.status === 'pending',
    duration: (endTime.getTime() - startTime.getTime()) / MINUTE_MS,
    dates,
  }
}
