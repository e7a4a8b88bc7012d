import { type Database, database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { findPageWithBusy, findSchedulePage } from '@/db/queries/meetings/schedule'
import {
  answerTimeRequest,
  findTimeRequest,
  type ListedTimeRequest,
  listOpenTimeRequests,
} from '@/db/queries/meetings/time-requests'
import { toOwnerId } from '@/lib/auth/session'
import type { Suggestions, TimeRequest, TimeRequests } from '@/lib/meetings/time-request-schemas'
import { nearestStarts } from '@/lib/meetings/visitor/nearest-slots'
import { enqueueAnswered } from '@/lib/notices/time-request-mails'
import { withOutbox } from '@/lib/outbox/with-outbox'
import { readStarts } from '@/lib/pages/server/page-starts'
import { env } from '@/lib/platform/env'
import { suggestionPath } from '@/lib/platform/tokens'
import { horizonOf, toDates, widestReach } from '@/lib/scheduling'
import { DAY_MS, MINUTE_MS } from '@/lib/scheduling/units'
import { AppError, invalidField } from '@/lib/shared/errors'
import { readTexts } from '@/lib/shared/text/translations'
import { MAX_LISTED_TIME_REQUESTS, MAX_SUGGESTED_TIMES } from '@/lib/shared/time-requests'
import { check } from '@/messages/check'
import { awaitVideoLink, wakeDeliveries } from '../booking/after-booking'
import { bookWithin } from '../booking/book-hosted'
import { type BookingResult, draftBooking } from '../booking/draft-booking'
import { readBusyToBook, readPageToBook } from '../booking/read-page'
import { pageNotFound } from '../booking/schedule'
import { knownFree } from '../offers/propose'

/** Times to suggest are looked for this long before and after the first one that is asked for. */
const DAYS_BEFORE = 14
const DAYS_AFTER = 21

/** Requests that wait for the owner, soonest first. */
export async function listTimeRequests(owner: OwnerId, now: Date): Promise<TimeRequests> {
  const rows = await listOpenTimeRequests(database(), owner, { limit: MAX_LISTED_TIME_REQUESTS, now })
  return { requests: rows.map(toTimeRequest) }
}

/** Books one of the times of an open request, whatever hours, notice, dates and time off the page has. */
export async function acceptTimeRequest(
  owner: OwnerId,
  id: string,
  startTime: Date,
  now: Date,
): Promise<BookingResult> {
  const request = await findOpen(owner, id, now)
  if (!request.starts.includes(startTime.toISOString())) throw invalidField('startTime', check('invalidInput'))
  return bookAsked(request, startTime, now)
}

/** The free times of its page that are nearest to the first one that is asked for; at most three. */
export async function listSuggestions(owner: OwnerId, id: string, now: Date): Promise<Suggestions> {
  return { times: await nearestFree(await findOpen(owner, id, now), now) }
}

/** Mails the guest times of the page as links that book. 409 for one that the page does not offer. */
export async function suggestTimes(
  owner: OwnerId,
  id: string,
  startTimes: readonly Date[],
  now: Date,
): Promise<TimeRequest> {
  const request = await findOpen(owner, id, now)
  for (const start of startTimes) {
    if (!(await isFree(request, start, now))) throw new AppError('taken')
  }
  const suggested = startTimes.map((start) => start.toISOString())
  const expiresAt = startTimes.at(-1) ?? request.expiresAt
  const url = env().APP_URL + suggestionPath(request.id)
  const times = suggested.map((start) => ({ start, url: `${url}?to=${encodeURIComponent(start)}` }))
  await answer(request, { state: 'suggested', suggested, expiresAt }, { kind: 'suggested', times }, now)
  return toTimeRequest({ ...request, state: 'suggested', suggested, expiresAt })
}

/** The reason goes to the guest. */
export async function declineTimeRequest(
  owner: OwnerId,
  id: string,
  reason: string | null,
  now: Date,
): Promise<TimeRequest> {
  const request = await findOpen(owner, id, now)
  await answer(request, { state: 'declined' }, { kind: 'declined', times: request.starts, reason }, now)
  return toTimeRequest({ ...request, state: 'declined' })
}

/**
 * Books a time of a request in the write that answers it: an open one for its owner, who sets the page's own rules aside, a suggested
 * one for its guest. Throws `time_request_closed` to all but the first, and what refuses the time.
 */
export async function bookAsked(request: ListedTimeRequest, startTime: Date, now: Date): Promise<BookingResult> {
  try {
    return await writeAsked(request, startTime, now)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // Another answer to this request may have booked the time in the meantime.
    const present = await findTimeRequest(database(), toOwnerId(request.userId), request.id)
    throw present?.state === request.state ? error : new AppError('time_request_closed')
  }
}

async function writeAsked(request: ListedTimeRequest, startTime: Date, now: Date): Promise<BookingResult> {
  const { pageId, attendeeName, attendeeEmail, duration, state } = request
  const key = { id: pageId, owner: toOwnerId(request.userId) }
  const page = await readPageToBook(key, startTime, { idempotencyKey: null, now })
  const input = {
    ...{ attendeeName, attendeeEmail, startTime, duration },
    userTimezone: request.attendeeTimezone,
    userTimeFormat: request.attendeeTimeFormat ?? undefined,
    guests: [],
    anyway: state === 'open',
  }
  // The questions of the page were not asked.
  const unasked = { answers: null, inMail: [], responseId: null }
  const calendarBusy = await readBusyToBook(page, input, now)
  const asked = { key, input, language: request.language, code: null, remember: null, now }
  const booked = await bookWithin(
    page,
    { ...input, now },
    (hosts) => draftBooking(page, asked, unasked, calendarBusy, hosts),
    (write) =>
      withOutbox(async (tx) => {
        const made = await write(tx)
        const answered = made && ({ state: 'booked', bookingId: made.draft.booking.id } as const)
        if (answered && !(await answerTimeRequest(tx, request, state, answered, now)))
          throw new AppError('time_request_closed')
        return made
      }),
  )
  if (!booked) throw new AppError('taken')
  wakeDeliveries(booked)
  return awaitVideoLink(booked.draft.result, booked.draft.events, null)
}

/** The free times of the page nearest to the first that was asked for, without those near a calendar that could not be read. */
async function nearestFree(request: ListedTimeRequest, now: Date): Promise<string[]> {
  const [wanted = ''] = request.starts
  const from = Math.max(now.getTime(), Date.parse(wanted) - DAYS_BEFORE * DAY_MS)
  const to = Math.min(Date.parse(wanted) + DAYS_AFTER * DAY_MS, horizonOf(now.getTime()))
  const starts = from < to ? await freeStarts(request, { from, to }, now) : []
  const free = starts.map((start) => new Date(start).toISOString())
  return nearestStarts(free, wanted, MAX_SUGGESTED_TIMES)
}

/** True for a start that the page offers. */
export async function isFree(request: ListedTimeRequest, start: Date, now: Date): Promise<boolean> {
  const range = { from: start.getTime(), to: start.getTime() + 1 }
  return (await freeStarts(request, range, now)).length > 0
}

async function freeStarts(
  { pageId, userId, duration }: ListedTimeRequest,
  range: { from: number; to: number },
  now: Date,
): Promise<number[]> {
  if (range.from > horizonOf(now.getTime())) return []
  const key = { id: pageId, owner: toOwnerId(userId) }
  const page = await findPageWithBusy(database(), key, toDates(widestReach(range)))
  if (!page) throw pageNotFound()
  return knownFree(await readStarts(page, { ...range, duration }, now), duration * MINUTE_MS)
}

async function findOpen(owner: OwnerId, id: string, now: Date): Promise<ListedTimeRequest> {
  const request = await findTimeRequest(database(), owner, id)
  if (!request) throw new AppError('time_request_not_found')
  if (request.state !== 'open' || request.expiresAt <= now) throw new AppError('time_request_closed')
  return request
}

type Answer = Parameters<typeof answerTimeRequest>[3]
type News = Parameters<typeof enqueueAnswered>[2]

async function answer(request: ListedTimeRequest, given: Answer, news: News, now: Date): Promise<void> {
  const owner = toOwnerId(request.userId)
  const page = await findSchedulePage(database(), { id: request.pageId, owner })
  if (!page) throw pageNotFound()
  const { title, lang } = readTexts(['title'], page, { asked: request.language, main: page.mainLanguage })
  const about = { request, page: { title, lang: lang?.title, ownerName: page.ownerName } }
  await withOutbox(async (tx: Database) => {
    if (!(await answerTimeRequest(tx, request, 'open', given, now))) throw new AppError('time_request_closed')
    await enqueueAnswered(tx, about, news, now)
  })
}

function toTimeRequest(row: ListedTimeRequest): TimeRequest {
  const { id, pageId, pageTitle, pageTimezone, attendeeName, attendeeEmail, note, duration, state } = row
  return {
    ...{ id, pageId, pageTitle, pageTimezone, attendeeName, attendeeEmail, note, duration, state },
    timezone: row.attendeeTimezone,
    startTimes: row.starts,
    suggestedTimes: row.suggested ?? [],
    asksQuestions: row.hasForm,
    expiresAt: row.expiresAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
  }
}
