import type { RememberedResponse } from '@/db/queries/idempotency-keys'
import type { ForBooking, PageKey } from '@/db/queries/meetings/schedule'
import type { BookingInput } from '@/lib/meetings/visitor/booking-schema'
import { withOutbox } from '@/lib/outbox/with-outbox'
import { replay } from '@/lib/platform/idempotency'
import { sha256 } from '@/lib/platform/sha256'
import { mayHaveEvents } from '@/lib/shared/calendars/location-provider'
import { AppError } from '@/lib/shared/errors'
import type { Language } from '@/lib/shared/languages'
import { awaitVideoLink, awaitVideoLinkOfFirst, wakeDeliveries } from './after-booking'
import { bookHosted, type ChosenHosts } from './book-hosted'
import { acceptGuests, type BookingRequest, type BookingResult, draftBooking } from './draft-booking'
import { requireEmailCode } from './email-check'
import { composeAnswers } from './intake-form'
import { readBusyToBook, readPageToBook } from './read-page'
import { pageNotFound } from './schedule'
import { writeBooking } from './write-booking'

type Attempt = {
  idempotencyKey: string | null
  /** True when the visitor has shown before that the attendee's address is theirs. */
  isChecked?: boolean
  /** The attendee's language; null for the owner's. */
  language: Language | null
  now: Date
}
/** `isNewlyChecked`: the code showed that the address is the visitor's. */
type Booked = { result: BookingResult; isNewlyChecked: boolean }

/** A page that is edited all the time must not keep a visitor waiting. */
const MAX_TRIES = 5

/**
 * Books one slot: all or nothing. A repeat with the same key and body gets the first response; the database admits one
 * of several concurrent requests, and the others get a 409.
 */
export async function bookSlot(key: PageKey, input: BookingInput, attempt: Attempt): Promise<Booked> {
  const { idempotencyKey, isChecked = false, language, now } = attempt
  const requestHash = hashOf(input)
  const remember = idempotencyKey ? { key: idempotencyKey, requestHash } : null
  const read = () => readPageToBook(key, input.startTime, attempt)
  let page = await read()
  for (let tries = 1; ; tries += 1) {
    if (page.remembered) {
      return { result: await replayBooking(page, page.remembered, requestHash), isNewlyChecked: false }
    }
    const isNewlyChecked = page.requireEmailCheck && 'slug' in key && !isChecked
    // A code for what is refused anyway would be typed in vain.
    if (isNewlyChecked) acceptGuests(page, input)
    const requireCode = () => requireEmailCode(page.id, input.attendeeEmail, input.emailCode, now)
    const code = isNewlyChecked ? await requireCode() : null
    const result = await tryToBook(page, input, { key, language, code, remember, now }).catch(
      async (refusal: unknown) => {
        // The same request, sent twice at once, may have claimed the files.
        const isRepeat = idempotencyKey && input.responses.size > 0 && isInvalid(refusal)
        if (isRepeat && (await read()).remembered) return null
        throw refusal
      },
    )
    if (result) return { result, isNewlyChecked }
    // We lost the race, perhaps to the same request sent twice, or to a change of the page.
    const before = page
    page = await read()
    const isChanged = page.form?.id !== before.form?.id || page.rulesVersion !== before.rulesVersion
    if (!page.remembered && (!isChanged || tries === MAX_TRIES)) {
      // Another booking may have used up the code meanwhile.
      if (isNewlyChecked) await requireCode()
      // Refuses answers whose files have gone meanwhile.
      await composeAnswers(page.form, input.responses, language)
      throw new AppError('taken')
    }
  }
}

type Circumstances = {
  key: PageKey
  language: Language | null
  code: BookingRequest['code']
  remember: { key: string; requestHash: string } | null
  now: Date
}

/** Null when another booking or a change of the page came first. */
async function tryToBook(page: ForBooking, input: BookingInput, how: Circumstances): Promise<BookingResult | null> {
  const answers = await composeAnswers(page.form, input.responses, how.language)
  const remembered = how.remember && { scope: `page:${page.id}`, key: how.remember.key }
  if (page.isTeams) {
    const { startTime, duration, anyway, host } = input
    const make = (hosts: ChosenHosts['hosts']) => draftBooking(page, { ...how, input }, answers, [], hosts)
    const booked = await bookHosted(page, { startTime, duration, anyway, host, now: how.now }, make, withOutbox)
    if (!booked) return null
    wakeDeliveries(booked)
    return awaitVideoLink(booked.draft.result, booked.draft.events, remembered)
  }
  const calendarBusy = await readBusyToBook(page, input, how.now)
  const draft = draftBooking(page, { ...how, input }, answers, calendarBusy)
  const written = await writeBooking(draft)
  if (!written) return null
  wakeDeliveries(written)
  return awaitVideoLink(draft.result, draft.events, remembered)
}

const isInvalid = (error: unknown) => error instanceof AppError && error.kind === 'invalid'

function hashOf(input: BookingInput): string {
  const { attendeeName, attendeeEmail, startTime, userTimezone, responses, duration, guests, anyway, k, host } = input
  const answers = responses.size > 0 ? [[...responses]] : []
  const chosen = duration === undefined ? [] : [duration]
  const brought = guests.length > 0 ? [{ guests }] : []
  const more = k === undefined ? brought : [...brought, { k }]
  const forced = anyway ? [{ anyway }] : []
  const wanted = host === undefined ? [] : [{ host }]
  const parts = [
    attendeeName,
    attendeeEmail,
    startTime.getTime(),
    userTimezone,
    ...answers,
    ...chosen,
    ...more,
    ...forced,
    ...wanted,
  ]
  return sha256(JSON.stringify(parts))
}

/** A page without calendars and links has nothing to wait for. */
async function replayBooking(
  page: ForBooking,
  remembered: RememberedResponse,
  requestHash: string,
): Promise<BookingResult> {
  if (!page.isVisible && remembered.requestHash !== requestHash) throw pageNotFound()
  const result = replay<BookingResult>(remembered, requestHash)
  return mayHaveEvents(page) ? awaitVideoLinkOfFirst(result, remembered.createdAt) : result
}
