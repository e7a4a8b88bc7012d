import { database } from '@/db/client'
import { isUniqueViolation } from '@/db/errors'
import { type Inserted, insertResponse } from '@/db/queries/forms/insert-response'
import { holdFormToSubmit } from '@/db/queries/forms/public-forms'
import { insertBooking, type NewBooking } from '@/db/queries/meetings/insert-booking'
import type { ForBooking } from '@/db/queries/meetings/schedule'
import { retryDeadlocks } from '@/db/retry'
import { expireOverdueThenRetry } from '@/lib/bookings/expire-requests'
import { withFileNames } from '@/lib/forms/answers/file-names'
import type { SubmitInput } from '@/lib/forms/responses-schema'
import { withinMailLimits } from '@/lib/forms/server/receipt-limits'
import { type Attempt, type Prepared, type Submitted, tryToSubmit } from '@/lib/forms/server/submit'
import type { ChosenTime } from '@/lib/meetings/visitor/submit-schema'
import { countsOfBooking } from '@/lib/outbox/mail-limits'
import { wakeOutbox, wakeWebhooks } from '@/lib/outbox/wake'
import { consumeLimits } from '@/lib/request/limit'
import { AppError, invalidField } from '@/lib/vocabulary/errors'
import { check } from '@/messages/check'
import { awaitVideoLink, awaitVideoLinkOfFirst } from './await-video-link'
import type { BookingResult } from './book'
import { composeBooking } from './compose-booking'
import { requireEmailCode } from './email-check'
import { acceptGuests } from './guests'
import { answersInMail } from './intake-form'
import { readPageToBook, refusedBooking, requireSlot } from './page-to-book'
import { attendeeOf } from './respondent'

export type SubmittedAndBooked = Submitted & BookingResult

/** `isChecked`: the visitor has shown before that an address is theirs. `address`: of their network. */
type Visit = Attempt & { isChecked: (email: string) => boolean; address: string }

/** A try leaves this for after its commit. */
type Left = { events: { id: string; meetingId: string } | null; scope: string; checkedEmail: string | null }

/**
 * Stores a response and books a time on the page that follows its form: both or neither. `checkedEmail`: the address that a code has
 * just shown to be the visitor's.
 */
export async function submitAndBook(
  slug: string,
  input: SubmitInput,
  chosen: ChosenTime,
  visit: Visit,
): Promise<{ result: SubmittedAndBooked; checkedEmail: string | null }> {
  let left: Left = { events: null, scope: '', checkedEmail: null }
  let isCounted = false
  const { result, remembered } = await tryToSubmit<SubmittedAndBooked>(slug, input, visit, {
    facts: [chosen],
    refusal: 'taken',
    write: async (prepared) => {
      const page = await findPage(prepared, chosen, visit.now)
      if (!isCounted) await countVisit(page.slug, visit.address)
      isCounted = true
      const made = await compose(page, prepared, chosen, visit)
      const written = await expireOverdueThenRetry(page.userId, visit.now, () => writeBoth(prepared, made))
      if (!written) return null
      left = { events: made.events, scope: `form:${prepared.form.id}`, checkedEmail: made.checkedEmail }
      wakeOutbox()
      if (written.hooked > 0) wakeWebhooks()
      return { result: made.result, inserted: written.inserted }
    },
  })
  if (remembered) return { result: await awaitVideoLinkOfFirst(result, remembered.createdAt), checkedEmail: null }
  const { events, scope, checkedEmail } = left
  const key = visit.idempotencyKey
  return { result: events ? await awaitVideoLink(result, events, key ? { scope, key } : null) : result, checkedEmail }
}

async function findPage({ form, composed }: Prepared<SubmittedAndBooked>, chosen: ChosenTime, now: Date) {
  // The honeypot. Whoever is no program must not believe in a booking that nobody made.
  if (composed.isSpam) throw invalidField('website', check('invalidInput'))
  if (!form.nextPage) throw invalidField('booking', check('noPageFollows'))
  const page = await readPageToBook({ slug: form.nextPage.slug }, chosen, null, now)
  const asksMore = page.form && page.form.id !== form.id && page.form.questions.length > 0
  if (asksMore) throw invalidField('booking', check('pageAsksMore'))
  return page
}

/** The limits of a booking on the page itself. */
async function countVisit(slug: string, address: string): Promise<void> {
  await consumeLimits([
    { name: 'LIMIT_BOOKINGS_ADDRESS', key: address },
    { name: 'LIMIT_BOOKINGS', key: `${address} ${slug}` },
  ])
}

type Made = Pick<Left, 'events' | 'checkedEmail'> & { result: SubmittedAndBooked; booking: NewBooking }

async function compose(
  page: ForBooking,
  { form, composed }: Prepared<SubmittedAndBooked>,
  chosen: ChosenTime,
  { asked, isChecked, now }: Visit,
): Promise<Made> {
  const attendee = attendeeOf(form.questions, composed)
  const input = { ...chosen, ...attendee, responses: new Map<string, unknown>(), k: undefined, response: undefined }
  const { attendeeEmail } = attendee
  const guests = acceptGuests(page, input)
  const needsCode = page.requireEmailCheck && !isChecked(attendeeEmail)
  if (needsCode) await requireEmailCode(page.id, attendeeEmail, chosen.emailCode, now)
  await requireSlot(page, chosen, now)
  const legible = withFileNames(composed.responses, composed.files)
  const answers = { answers: null, inMail: answersInMail(composed.version.questions, legible) }
  const language = chosen.language ?? asked ?? page.ownerLanguage
  const { result, write, events } = composeBooking(page, input, answers, {
    isOwners: false,
    language,
    responseId: composed.id,
    now,
  })
  const counts = countsOfBooking([attendeeEmail, ...guests], 'strangers')
  const booking = {
    ...write,
    linkId: null,
    after: null,
    remember: null,
    counts,
    now,
    mayBeInactive: false,
    isPart: true,
  }
  return { result: { id: composed.id, ...result }, booking, events, checkedEmail: needsCode ? attendeeEmail : null }
}

type Written = { inserted: Inserted; hooked: number }

/** The form is locked first, as in every statement that locks it and counts mails. */
async function writeBoth(
  { form, composed, toRow }: Prepared<SubmittedAndBooked>,
  { booking, result }: Made,
): Promise<Written | null> {
  const { id: meetingId, title, startTime, status } = result.meeting
  const booked = { bookingId: booking.booking.id, meeting: { meetingId, title, startTime, status } }
  const row = { ...toRow(result), booked }
  const write = (receipt: typeof row.receipt) =>
    retryDeadlocks(() =>
      database().transaction(async (tx) => {
        await holdFormToSubmit(tx, form.id)
        const made = await insertBooking(tx, booking)
        if (!made) return null
        const inserted = await insertResponse(tx, { ...row, receipt })
        if (!inserted) throw new FormChanged()
        return { inserted, hooked: made.hooked }
      }),
    )
  try {
    return await withinMailLimits(composed.receipt, write)
  } catch (error) {
    if (error instanceof FormChanged || isUniqueViolation(error)) return null
    const refused = await refusedBooking(error, booking)
    throw refused instanceof AppError ? refused : error
  }
}

/** Undoes the booking of a response that cannot be stored. */
class FormChanged extends Error {}
