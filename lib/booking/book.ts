import { createHash, randomUUID } from 'node:crypto'
import { database } from '@/db/client'
import { isUniqueViolation } from '@/db/faults'
import { insertBooking } from '@/db/queries/bookings'
import { forgetIdempotencyKey, type RememberedResponse } from '@/db/queries/idempotency-keys'
import { findPageForBooking, findPagesForBooking, type PageKey, type WithForm } from '@/db/queries/schedule'
import { DECIDED_AGE_MS, readCalendarBusy } from '@/lib/calendars/busy'
import { AppError } from '@/lib/errors'
import { isOutdated, replay } from '@/lib/idempotency'
import type { BookingMailProps } from '@/lib/mail/templates'
import type { Meeting } from '@/lib/meetings/schema'
import { toOutboxRow } from '@/lib/outbox/enqueue'
import { wakeOutbox } from '@/lib/outbox/wake'
import { BUFFER_MINUTES, isSlot, type Period } from '@/lib/scheduling'
import { createGatheredRuns } from './gathered-run'
import { locationText } from './location'
import { manageUrl } from './manage-token'
import { composeAnswers } from './page-form'
import { availabilityUnknown, pageNotFound, toPeriod } from './schedule'
import type { BookingInput } from './schema'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const BUFFER_MS = BUFFER_MINUTES * MINUTE_MS
/** Pages may last a day at most: busy periods this far around a start decide about it. */
const AROUND_MS = DAY_MS + BUFFER_MS

export type BookingResult = {
  meeting: Meeting
  booking: {
    id: string
    startTime: string
    endTime: string
    attendeeName: string
    attendeeEmail: string
    manageUrl: string
  }
}

/**
 * Books one slot: all or nothing. A repeat with the same key and body answers what the first one was answered; of several
 * at once the database lets one through, and the others are a 409.
 */
export async function bookSlot(
  key: PageKey,
  input: BookingInput,
  idempotencyKey: string | null,
  now: Date,
): Promise<BookingResult> {
  const page = await readPage(key, input, idempotencyKey, now)
  const requestHash = hashOf(input)
  if (page.remembered) return replay(page.remembered, requestHash)
  const composed = composeAnswers(page.form, input.responses)
  await requireSlot(page, input, now)
  const { result, write } = compose(page, input, composed, now)
  const remember = idempotencyKey ? { key: idempotencyKey, requestHash, response: result } : null
  try {
    if (await insertBooking(database(), { ...write, remember, now, mayBeInactive: 'id' in key })) {
      wakeOutbox()
      return result
    }
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
  }
  // Lost the race, perhaps to the same request sent twice, or to a change of the page.
  const { remembered, form } = await readPage(key, input, idempotencyKey, now)
  if (remembered) return replay(remembered, requestHash)
  if (form?.id !== page.form?.id) return bookSlot(key, input, idempotencyKey, now)
  throw slotTaken()
}

/** Visitors who book at one moment share the way to the database. */
const findForVisitor = createGatheredRuns((questions: Parameters<typeof findPagesForBooking>[1]) =>
  findPagesForBooking(database(), questions),
)

type BookingPage = WithForm & { busy: [number, number][]; remembered: RememberedResponse | null }

async function readPage(
  key: PageKey,
  input: BookingInput,
  idempotencyKey: string | null,
  now: Date,
): Promise<BookingPage> {
  const start = input.startTime.getTime()
  const range = { from: new Date(start - AROUND_MS), to: new Date(start + AROUND_MS) }
  const question = { ...range, idempotencyKey }
  const page =
    'slug' in key
      ? await findForVisitor({ key, ...question })
      : await findPageForBooking(database(), { key, ...question })
  if (!page) throw pageNotFound()
  if (idempotencyKey && page.remembered && isOutdated(page.remembered, now)) {
    await forgetIdempotencyKey(database(), `page:${page.id}`, idempotencyKey)
    return { ...page, remembered: null }
  }
  return page
}

/** Decided on what the calendars say now; a start that is none anyway is not worth asking them. */
async function requireSlot(page: BookingPage, input: BookingInput, now: Date): Promise<void> {
  const start = input.startTime.getTime()
  const isFreeOf = (busy: Period[]) =>
    isSlot(start, {
      timezone: page.timezone,
      availabilities: page.availabilities,
      durationMinutes: page.duration,
      busy,
      now: now.getTime(),
    })
  const ours = page.busy.map(toPeriod)
  if (!isFreeOf(ours)) throw slotTaken()
  if (page.conflictCheckCalendars.length === 0) return
  const around = { from: start - BUFFER_MS, to: start + page.duration * MINUTE_MS + BUFFER_MS }
  const calendars = { userId: page.userId, choices: page.conflictCheckCalendars }
  const external = await readCalendarBusy(calendars, around, { maxAgeMs: DECIDED_AGE_MS, now })
  if (external.unread.length > 0) throw availabilityUnknown()
  if (!isFreeOf([...ours, ...external.busy])) throw slotTaken()
}

/** Ids are made here, so that one statement can write every row and the answer is known before it. */
function compose(
  page: WithForm,
  input: BookingInput,
  { answers, inMail }: ReturnType<typeof composeAnswers>,
  now: Date,
) {
  const [bookingId, meetingId] = [randomUUID(), randomUUID()]
  const endTime = new Date(input.startTime.getTime() + page.duration * MINUTE_MS)
  const times = { startTime: input.startTime.toISOString(), endTime: endTime.toISOString() }
  const attendee = { attendeeName: input.attendeeName, attendeeEmail: input.attendeeEmail }
  const location = page.location === 'other' ? 'custom' : page.location
  const locationData = page.customLocation ? { customLocation: page.customLocation } : {}
  const booking = { id: bookingId, ...times, ...attendee, manageUrl: manageUrl(bookingId) }
  const meeting: Meeting = {
    id: meetingId,
    title: page.title,
    description: page.description,
    ...times,
    location,
    locationData,
    attendees: [input.attendeeEmail],
    primarySource: 'time_slot',
    source: 'time_slot',
    status: 'confirmed',
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  }
  const props: BookingMailProps = {
    meetingId,
    title: page.title,
    ...times,
    ...attendee,
    ownerName: page.ownerName,
    ownerEmail: page.ownerEmail,
    ownerTimezone: page.timezone,
    attendeeTimezone: input.userTimezone,
    location: locationText(location, page.customLocation),
    joinUrl: null,
    manageUrl: booking.manageUrl,
    answers: inMail,
    sequence: 0,
    stamp: now.toISOString(),
  }
  const mails = (['booking-confirmation', 'booking-notice'] as const).map((template) =>
    toOutboxRow({ mail: { template, props }, ownerId: page.userId, meetingId }, now),
  )
  const row = {
    id: bookingId,
    pageId: page.id,
    userId: page.userId,
    startTime: input.startTime,
    endTime,
    guardEnd: new Date(endTime.getTime() + BUFFER_MINUTES * MINUTE_MS),
    ...attendee,
    attendeeTimezone: input.userTimezone,
  }
  return {
    result: { meeting, booking },
    write: { booking: row, meeting, mails, formId: page.form?.id ?? null, answers },
  }
}

function hashOf(input: BookingInput): string {
  const { attendeeName, attendeeEmail, startTime, userTimezone, responses } = input
  const answers = responses.size > 0 ? [[...responses]] : []
  return createHash('sha256')
    .update(JSON.stringify([attendeeName, attendeeEmail, startTime.getTime(), userTimezone, ...answers]))
    .digest('hex')
}

function slotTaken(): AppError {
  return new AppError('conflict', 'This time slot is no longer available.')
}
