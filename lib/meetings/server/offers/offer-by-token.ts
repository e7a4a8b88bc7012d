import { database } from '@/db/client'
import { findMoveOffer } from '@/db/queries/meetings/move-offers'
import { nearestStarts } from '@/lib/meetings/visitor/nearest-slots'
import { env } from '@/lib/platform/env'
import { toCardResponse } from '@/lib/platform/html-card'
import { offerPath, readOfferToken } from '@/lib/platform/tokens'
import { languageOfRequest } from '@/lib/request/language'
import { parseInstant } from '@/lib/scheduling/bounds'
import { SLOT_REFUSALS } from '@/lib/scheduling/refusals'
import { AppError, nullIfMissing } from '@/lib/shared/errors'
import { DEFAULT_LANGUAGE } from '@/lib/shared/languages'
import { isTaking } from '@/lib/shared/statuses'
import { periodOf } from '../booking/booking-page'
import { type Both, findBoth } from '../booking/find-both'
import { moveByOffer } from '../booking/move'
import { missingOfferPage, type OfferStand, offerPage } from './offer-page'
import { readAround } from './propose'

type Found = { id: string; from: Date; both: Both }

/** What happened to the last press, as the query says it. */
const OUTCOMES = ['taken', 'unknown'] as const
type Outcome = (typeof OUTCOMES)[number]

/** Shows what a press would do with the time in the query, or what is true by now. Changes nothing. */
export async function showOffer(token: string, request: Request, now: Date): Promise<Response> {
  const found = await find(token)
  if (!found) return missing(request)
  const query = new URL(request.url).searchParams
  const outcome = OUTCOMES.find((one) => one === query.get('outcome')) ?? null
  const stand = await standOf(found, { to: query.get('to') ?? '', outcome }, now)
  return toCardResponse(offerPage(found.both, stand, { path: offerPath(found.id), now }))
}

/** Moves the booking to the time of the form, and leads back to the page, which says how it stands: also when the time is gone. */
export async function acceptOffer(token: string, to: string, request: Request, now: Date): Promise<Response> {
  const found = await find(token)
  if (!found) return missing(request)
  const { id, from, both } = found
  const startTime = parseInstant(to)
  if (Number.isNaN(startTime)) return lead(offerPath(id))
  const here = `${offerPath(id)}?to=${encodeURIComponent(to)}`
  try {
    await moveByOffer({ bookingId: both.booking.id, from }, new Date(startTime), now)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { code } = error
    if (code === 'availability_unknown') return lead(`${here}&outcome=unknown`)
    if (isRefusal(code)) return lead(`${here}&outcome=taken`)
    if (code !== 'changed' && code !== 'already_cancelled') throw error
  }
  return lead(here)
}

const isRefusal = (code: string) => SLOT_REFUSALS.some((one) => one === code)

async function find(token: string): Promise<Found | null> {
  const id = readOfferToken(token)
  const offer = id && (await findMoveOffer(database(), id))
  const both = offer && (await nullIfMissing(findBoth(offer.bookingId)))
  return id && offer && both ? { id, from: offer.startTime, both } : null
}

type Asked = { to: string; outcome: Outcome | null }

async function standOf({ from, both }: Found, { to, outcome }: Asked, now: Date): Promise<OfferStand> {
  const { booking } = both
  if (!isTaking(booking.status)) return { kind: 'cancelled' }
  if (booking.startTime.getTime() !== from.getTime()) return { kind: 'moved' }
  if (booking.startTime <= now) return { kind: 'past' }
  const wanted = parseInstant(to)
  if (outcome === 'unknown' && !Number.isNaN(wanted)) return { kind: 'unknown', to: new Date(wanted) }
  // Its page is closed in the time off itself.
  const starts = await readAround({ ...booking, bookingId: booking.id }, periodOf(booking), now)
  if (outcome === null && starts.includes(wanted)) return { kind: 'ask', to: new Date(wanted) }
  const others = starts.filter((start) => start !== wanted).map((start) => new Date(start).toISOString())
  const times = nearestStarts(others, from.toISOString())
  return { kind: Number.isNaN(wanted) ? 'choose' : 'taken', times }
}

/** No booking is known, so the browser's language counts. */
function missing(request: Request): Response {
  return toCardResponse(missingOfferPage(languageOfRequest(request) ?? DEFAULT_LANGUAGE), { status: 404 })
}

/** 303 makes a GET of it, so that a reload does not send the form again. */
function lead(path: string): Response {
  return new Response(null, { status: 303, headers: { Location: env().APP_URL + path, 'Cache-Control': 'no-store' } })
}
