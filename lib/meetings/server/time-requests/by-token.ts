import { database } from '@/db/client'
import { findSchedulePage } from '@/db/queries/meetings/schedule'
import { findSuggested, type ListedTimeRequest } from '@/db/queries/meetings/time-requests'
import { toOwnerId } from '@/lib/auth/session'
import { env } from '@/lib/platform/env'
import { toCardResponse } from '@/lib/platform/html-card'
import { manageUrl, readSuggestionToken, suggestionPath } from '@/lib/platform/tokens'
import { languageOfRequest } from '@/lib/request/language'
import { parseInstant } from '@/lib/scheduling/bounds'
import { AppError } from '@/lib/shared/errors'
import { DEFAULT_LANGUAGE } from '@/lib/shared/languages'
import { readTexts } from '@/lib/shared/text/translations'
import { bookAsked, isFree } from './answer'
import { missingSuggestion, type SuggestionStand, type SuggestionView, suggestionCard } from './card'

/** What happened to the last press, as the query says it. */
const OUTCOMES = ['taken', 'unknown'] as const

/** Shows what a press would book, or what is true by now. Changes nothing. */
export async function showSuggestion(token: string, request: Request, now: Date): Promise<Response> {
  const found = await find(token)
  const view = found && (await viewOf(found, now))
  if (!found || !view) return missing(request)
  const query = new URL(request.url).searchParams
  const outcome = OUTCOMES.find((one) => one === query.get('outcome')) ?? null
  const { isActive } = view
  return toCardResponse(
    suggestionCard(view, await standOf(found, { to: query.get('to') ?? '', outcome, isActive }, now)),
  )
}

/** Books the time of the form for the guest, and leads back to the page, which says how it stands: also when the time is gone. */
export async function bookSuggestion(token: string, to: string, request: Request, now: Date): Promise<Response> {
  const found = await find(token)
  if (!found) return missing(request)
  const path = suggestionPath(found.id)
  if (found.state !== 'suggested' || !found.suggested?.includes(to)) return lead(path)
  const here = `${path}?to=${encodeURIComponent(to)}`
  try {
    if (!(await viewOf(found, now))?.isActive) return lead(here)
    await bookAsked(found, new Date(to), now)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'availability_unknown') return lead(`${here}&outcome=unknown`)
    if (error.code !== 'time_request_closed') return lead(`${here}&outcome=taken`)
  }
  return lead(path)
}

async function find(token: string): Promise<ListedTimeRequest | null> {
  const id = readSuggestionToken(token)
  return id === null ? null : findSuggested(database(), id)
}

/** Null for the page of a closed account. */
async function viewOf(request: ListedTimeRequest, now: Date): Promise<(SuggestionView & { isActive: boolean }) | null> {
  const owner = toOwnerId(request.userId)
  const page = await findSchedulePage(database(), { id: request.pageId, owner })
  if (!page) return null
  const { title } = readTexts(['title'], page, { asked: request.language, main: page.mainLanguage })
  const timeFormat = request.attendeeTimeFormat ?? '24h'
  const clock = { timezone: request.attendeeTimezone, timeFormat, now }
  const { ownerName, isActive } = page
  return { title, ownerName, isActive, language: request.language, clock, path: suggestionPath(request.id) }
}

/** `isActive`: the page can still be booked. */
type Asked = { to: string; outcome: (typeof OUTCOMES)[number] | null; isActive: boolean }

async function standOf(
  request: ListedTimeRequest,
  { to, outcome, isActive }: Asked,
  now: Date,
): Promise<SuggestionStand> {
  const { state, bookingId, suggested } = request
  if (state === 'booked') return { kind: 'booked', manageUrl: bookingId && manageUrl(bookingId) }
  if (state !== 'suggested' || !isActive || request.expiresAt <= now) return { kind: 'past' }
  const left = (suggested ?? []).filter((start) => Date.parse(start) > now.getTime())
  const isKnown = left.includes(to) && !Number.isNaN(parseInstant(to))
  if (!isKnown) return { kind: 'choose', times: left }
  if (outcome === 'unknown') return { kind: 'unknown', to }
  if (outcome === null && (await isFree(request, new Date(to), now))) return { kind: 'ask', to }
  return { kind: 'taken', times: left.filter((start) => start !== to) }
}

/** No guest is known, so the browser's language counts. */
function missing(request: Request): Response {
  return toCardResponse(missingSuggestion(languageOfRequest(request) ?? DEFAULT_LANGUAGE), { status: 404 })
}

/** 303 makes a GET of it, so that a reload does not send the form again. */
function lead(path: string): Response {
  return new Response(null, { status: 303, headers: { Location: env().APP_URL + path, 'Cache-Control': 'no-store' } })
}
