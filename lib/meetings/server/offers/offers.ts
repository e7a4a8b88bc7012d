import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { findSettings } from '@/db/queries/accounts/settings'
import { lockBooking } from '@/db/queries/meetings/bookings'
import { insertMoveOffer, listOfferable, type OfferableRow } from '@/db/queries/meetings/move-offers'
import { findTimeOff } from '@/db/queries/pages/time-off'
import { MAX_OFFERS, type OfferTimesInput, type TimeOffer, type TimeOffers } from '@/lib/meetings/offer-schemas'
import { enqueueOffer } from '@/lib/notices/offer-mails'
import { withOutbox } from '@/lib/outbox/with-outbox'
import { env } from '@/lib/platform/env'
import { offerPath } from '@/lib/platform/tokens'
import { closedPeriod, type Period } from '@/lib/scheduling'
import { AppError } from '@/lib/shared/errors'
import { isTaking } from '@/lib/shared/statuses'
import { findBoth } from '../booking/find-both'
import { lengthOf, proposeTimes } from './propose'

type Read = { rows: { row: OfferableRow; offer: TimeOffer }[]; isWhole: boolean }

/** The bookings in the way of time off, with the times that their guests would be offered now, or were. Nobody is mailed. */
export async function listTimeOffers(owner: OwnerId, timeOffId: string, now: Date): Promise<TimeOffers> {
  return toAnswer(await read(owner, timeOffId, now))
}

/**
 * Mails the guests of the named bookings the times that `listTimeOffers` has for them. Each booking is one transaction, so that many hold up
 * nobody else; a repeat mails those who were not mailed. 404 for a meeting that is not in the way.
 */
export async function offerTimes(
  owner: OwnerId,
  timeOffId: string,
  { meetings, message }: OfferTimesInput,
  now: Date,
): Promise<TimeOffers> {
  const { rows } = await read(owner, timeOffId, now)
  const asked = new Set(meetings)
  const chosen = rows.filter(({ offer }) => asked.has(offer.meetingId))
  if (chosen.length < asked.size) throw new AppError('meeting_not_found')
  for (const { row, offer } of chosen) {
    const { state, times } = offer
    if (state === 'open' && times.length > 0) await mailOffer(owner, timeOffId, { row, times, message }, now)
  }
  return listTimeOffers(owner, timeOffId, now)
}

async function read(owner: OwnerId, timeOffId: string, now: Date): Promise<Read> {
  const [span, settings] = await Promise.all([
    findTimeOff(database(), owner, timeOffId),
    findSettings(database(), owner),
  ])
  if (!span) throw new AppError('time_off_not_found')
  const closed = closedPeriod({ ...span, from: span.fromDate, to: span.toDate }, settings?.timezone ?? 'UTC')
  const period = { start: new Date(closed.start), end: new Date(closed.end) }
  const limit = MAX_OFFERS + 1
  const found = await listOfferable(database(), owner, { timeOffId, period, now, limit })
  const listed = found.slice(0, MAX_OFFERS)
  const open = listed.filter((row) => stateOf(row, now) === 'open')
  const given = listed.filter((row) => stateOf(row, now) === 'offered').flatMap(periodsOf)
  const proposed = open.length > 0 ? await proposeTimes(open, { closed, given, now }) : null
  const rows = listed.map((row) => ({ row, offer: toOffer(row, proposed?.get(row.bookingId) ?? [], now) }))
  return { rows, isWhole: found.length <= MAX_OFFERS }
}

function periodsOf(row: OfferableRow): Period[] {
  return (row.offered ?? []).map((iso) => ({ start: Date.parse(iso), end: Date.parse(iso) + lengthOf(row) }))
}

function stateOf({ status, startTime, offeredFrom }: OfferableRow, now: Date): TimeOffer['state'] {
  if (!isTaking(status)) return 'ended'
  if (offeredFrom && offeredFrom.getTime() !== startTime.getTime()) return 'moved'
  if (startTime <= now) return 'ended'
  return offeredFrom ? 'offered' : 'open'
}

function toOffer(row: OfferableRow, proposed: string[], now: Date): TimeOffer {
  const { meetingId, title, attendeeName, attendeeEmail, timezone, startTime, offeredFrom, offered } = row
  const state = stateOf(row, now)
  const start = offeredFrom ?? startTime
  return {
    ...{ meetingId, title, attendeeName, attendeeEmail, timezone, state },
    startTime: start.toISOString(),
    endTime: new Date(start.getTime() + lengthOf(row)).toISOString(),
    times: offered ?? proposed,
    newTime: state === 'moved' ? startTime.toISOString() : null,
  }
}

type Mailed = { row: OfferableRow; times: string[]; message: string | undefined }

async function mailOffer(owner: OwnerId, timeOffId: string, { row, times, message }: Mailed, now: Date): Promise<void> {
  const { bookingId, startTime } = row
  await withOutbox(async (tx) => {
    // Moved or cancelled just now, it is in nobody's way.
    const held = await lockBooking(tx, bookingId)
    if (!held || !isTaking(held.status) || held.startTime.getTime() !== startTime.getTime()) return
    const offerId = await insertMoveOffer(tx, owner, { timeOffId, bookingId, startTime, starts: times })
    if (!offerId) return
    const { booking, meeting } = await findBoth(bookingId, tx)
    const url = env().APP_URL + offerPath(offerId)
    const links = times.map((start) => ({ start, url: `${url}?to=${encodeURIComponent(start)}` }))
    const offer = { times: links, message: message || null }
    await enqueueOffer(tx, { booking, meeting, offer, now })
  })
}

const toAnswer = ({ rows, isWhole }: Read): TimeOffers => ({ offers: rows.map(({ offer }) => offer), isWhole })
