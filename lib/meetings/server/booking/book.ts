import { database } from '@/db/client'
import { isUniqueViolation } from '@/db/errors'
import type { RememberedResponse } from '@/db/queries/idempotency-keys'
import { insertBooking, type NewBooking } from '@/db/queries/meetings/insert-booking'
import type { ForBooking, PageKey } from '@/db/queries/meetings/schedule'
import { retryDeadlocks } from '@/db/retry'
import type { Booking } from '@/lib/bookings/booking'
import { expireOverdueThenRetry } from '@/lib/bookings/expire-requests'
import type { Meeting } from '@/lib/meetings/schema'
import type { BookingInput } from '@/lib/meetings/visitor/booking-schema'
import { countsOfBooking } from '@/lib/outbox/mail-limits'
import { wakeOutbox, wakeWebhooks } from '@/lib/outbox/wake'
import { replay } from '@/lib/platform/idempotency'
import { sha256 } from '@/lib/platform/sha256'
import { readTimedToken } from '@/lib/platform/tokens'
import { mayHaveEvents } from '@/lib/vocabulary/calendars/location-provider'
import { AppError } from '@/lib/vocabulary/errors'
import type { Language } from '@/lib/vocabulary/languages'
import { awaitVideoLink, awaitVideoLinkOfFirst } from './await-video-link'
import { composeBooking } from './compose-booking'
import { requireEmailCode } from './email-check'
import { acceptGuests } from './guests'
import { composeAnswers } from './intake-form'
import { readPageToBook, refusedBooking, requireSlot } from './page-to-book'
import { pageNotFound } from './schedule'

export type BookingResult = { meeting: Meeting; booking: Booking }

type Attempt = {
  idempotencyKey: string | null
  /** True when the visitor has shown before that the attendee's address is theirs. */
  isChecked?: boolean
  /** The language that the request asks for, if its body names none. */
  languageAsked?: Language | null
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
export async function bookSlot(
  key: PageKey,
  input: BookingInput,
  { idempotencyKey, isChecked = false, languageAsked = null, now }: Attempt,
): Promise<Booked> {
  const requestHash = hashOf(input)
  const asked = input.language ?? languageAsked
  let page = await readPageToBook(key, input, idempotencyKey, now)
  for (let tries = 1; ; tries += 1) {
    if (page.remembered) {
      return { result: await replayBooking(page, page.remembered, requestHash), isNewlyChecked: false }
    }
    const isNewlyChecked = page.requireEmailCheck && 'slug' in key && !isChecked
    if (isNewlyChecked) {
      // A code for what is refused anyway would be typed in vain.
      acceptGuests(page, input)
      await requireEmailCode(page.id, input.attendeeEmail, input.emailCode, now)
    }
    const language = asked ?? page.ownerLanguage
    const request = { key, input, asked, language, idempotencyKey, requestHash, now }
    const result = await tryToBook(page, request).catch(async (refusal: unknown) => {
      // The same request, sent twice at once, may have claimed the files.
      const isRepeat = idempotencyKey && input.responses.size > 0 && isInvalid(refusal)
      if (isRepeat && (await readPageToBook(key, input, idempotencyKey, now)).remembered) return null
      throw refusal
    })
    if (result) return { result, isNewlyChecked }
    // We lost the race, perhaps to the same request sent twice, or to a change of the page.
    const before = page
    page = await readPageToBook(key, input, idempotencyKey, now)
    const isChanged = page.form?.id !== before.form?.id || page.rulesVersion !== before.rulesVersion
    if (!page.remembered && (!isChanged || tries === MAX_TRIES)) {
      // Refuses answers whose files have gone meanwhile.
      await composeAnswers(page.form, input.responses, asked)
      throw new AppError('taken')
    }
  }
}

type Request = {
  key: PageKey
  input: BookingInput
  asked: Language | null
  language: Language
  idempotencyKey: string | null
  requestHash: string
  now: Date
}

/** Null when another booking or a change of the page came first. */
async function tryToBook(
  page: ForBooking,
  { key, input, asked, language, idempotencyKey, requestHash, now }: Request,
): Promise<BookingResult | null> {
  const composed = await composeAnswers(page.form, input.responses, asked)
  await requireSlot(page, input, now)
  const { result, write, events } = composeBooking(page, input, composed, {
    isOwners: 'id' in key,
    language,
    responseId: composed.answers?.id ?? null,
    now,
  })
  const linkId = page.visibility === 'secret' && 'slug' in key ? (key.link ?? null) : null
  const remember = idempotencyKey ? { key: idempotencyKey, requestHash, response: result } : null
  const isOwn = 'id' in key
  const counts = countsOfBooking([input.attendeeEmail, ...write.booking.guests], isOwn ? 'own' : 'strangers')
  const after = input.response === undefined ? null : readTimedToken('response', input.response, now)
  const booking = { ...write, linkId, after, remember, counts, now, mayBeInactive: isOwn }
  const written = await expireOverdueThenRetry(page.userId, now, () => writeBooking(booking))
  if (!written) return null
  wakeOutbox()
  if (written.hooked > 0) wakeWebhooks()
  return events ? awaitVideoLink(result, events, remember && { scope: `page:${page.id}`, key: remember.key }) : result
}

const isInvalid = (error: unknown) => error instanceof AppError && error.kind === 'invalid'

async function writeBooking(booking: NewBooking): Promise<{ hooked: number } | null> {
  try {
    return await retryDeadlocks(() => insertBooking(database(), booking))
  } catch (error) {
    if (isUniqueViolation(error)) return null
    throw await refusedBooking(error, booking)
  }
}

function hashOf(input: BookingInput): string {
  const { attendeeName, attendeeEmail, startTime, userTimezone, responses, duration, guests, k } = input
  const answers = responses.size > 0 ? [[...responses]] : []
  const chosen = duration === undefined ? [] : [duration]
  const brought = guests.length > 0 ? [{ guests }] : []
  const more = k === undefined ? brought : [...brought, { k }]
  const facts = [attendeeName, attendeeEmail, startTime.getTime(), userTimezone, ...answers, ...chosen, ...more]
  return sha256(JSON.stringify(facts))
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
