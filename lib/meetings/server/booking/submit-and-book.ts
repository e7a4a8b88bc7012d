import { type Inserted, insertResponse } from '@/db/queries/forms/insert-response'
import { holdFormToSubmit } from '@/db/queries/forms/public-forms'
import type { ForBooking } from '@/db/queries/meetings/schedule'
import { withFileNames } from '@/lib/forms/answers/file-names'
import type { SubmitInput } from '@/lib/forms/responses-schema'
import { withinMailLimits } from '@/lib/forms/server/receipt-limits'
import { type Attempt, type Prepared, type Submitted, tryToSubmit } from '@/lib/forms/server/submit'
import type { ChosenTime } from '@/lib/meetings/visitor/submit-schema'
import { withOutbox } from '@/lib/outbox/with-outbox'
import { consumeLimits } from '@/lib/request/limit'
import { invalidField } from '@/lib/shared/errors'
import { check } from '@/messages/check'
import { awaitVideoLink, awaitVideoLinkOfFirst, wakeDeliveries } from './after-booking'
import { bookWithin, type ChosenHosts, type WriteHosted } from './book-hosted'
import { acceptGuests, type BookingDraft, type BookingResult, draftBooking } from './draft-booking'
import { requireEmailCode } from './email-check'
import { answersInMail } from './intake-form'
import { readBusyToBook, readPageToBook } from './read-page'
import { attendeeOf } from './respondent'

export type SubmittedAndBooked = Submitted & BookingResult

/** `isChecked`: the visitor has shown before that an address is theirs. `address`: of their network. */
type Visit = Attempt & { isChecked: (email: string) => boolean; address: string }

/** A response and a booking that are written, and what is awaited after them. `checkedEmail`: the address that a code has just shown to be the visitor's. */
type Written = {
  result: SubmittedAndBooked
  inserted: Inserted
  draft: BookingDraft
  formId: string
  checkedEmail: string | null
}

/** Stores a response and books a time on the page that follows its form: both or neither. */
export async function submitAndBook(
  slug: string,
  input: SubmitInput,
  chosen: ChosenTime,
  visit: Visit,
): Promise<{ result: SubmittedAndBooked; checkedEmail: string | null }> {
  let isCounted = false
  const { result, remembered, written } = await tryToSubmit<SubmittedAndBooked, Written>(slug, input, visit, {
    idempotencyFacts: [chosen],
    refusal: 'taken',
    write: async (prepared) => {
      const page = await findPage(prepared, chosen, visit.now)
      if (!isCounted) await countVisit(page.slug, visit.address)
      isCounted = true
      const { make, checkedEmail } = await draftAfterForm(page, prepared, chosen, visit)
      const both = await writeBoth(page, prepared, chosen, { make, now: visit.now })
      if (!both) return null
      wakeDeliveries(both)
      return { ...both, formId: prepared.form.id, checkedEmail }
    },
  })
  if (remembered) return { result: await awaitVideoLinkOfFirst(result, remembered.createdAt), checkedEmail: null }
  const { draft, checkedEmail, formId } = written
  const key = visit.idempotencyKey
  const waiting = key ? { scope: `form:${formId}`, key } : null
  return { result: await awaitVideoLink(result, draft.events, waiting), checkedEmail }
}

async function findPage({ form, composed }: Prepared<SubmittedAndBooked>, chosen: ChosenTime, now: Date) {
  // The honeypot. Whoever is no program must not believe in a booking that nobody made.
  if (composed.isSpam) throw invalidField('website', check('invalidInput'))
  if (!form.nextPage) throw invalidField('booking', check('noPageFollows'))
  const page = await readPageToBook({ slug: form.nextPage.slug }, chosen.startTime, { idempotencyKey: null, now })
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

async function draftAfterForm(
  page: ForBooking,
  { form, composed }: Prepared<SubmittedAndBooked>,
  chosen: ChosenTime,
  { asked, isChecked, now }: Visit,
): Promise<{ make: Make; checkedEmail: string | null }> {
  const attendee = attendeeOf(form.questions, composed)
  const { attendeeEmail } = attendee
  const input = { ...chosen, ...attendee }
  acceptGuests(page, input)
  const needsCode = page.requireEmailCheck && !isChecked(attendeeEmail)
  const code = needsCode ? await requireEmailCode(page.id, attendeeEmail, chosen.emailCode, now) : null
  const calendarBusy = await readBusyToBook(page, chosen, now)
  const legible = withFileNames(composed.responses, composed.files)
  const inMail = answersInMail(composed.version.questions, legible)
  const answers = { answers: null, inMail, responseId: composed.id }
  const language = chosen.language ?? asked
  // The row of the response keeps the answer for a repeat.
  const request = { key: { slug: page.slug }, input, language, code, remember: null, now }
  const make: Make = (hosts) => draftBooking(page, request, answers, calendarBusy, hosts)
  return { make, checkedEmail: needsCode ? attendeeEmail : null }
}

type Make = (hosts: ChosenHosts['hosts'] | null) => BookingDraft

/** The form is locked first, as in every statement that locks it and counts mails. Null when the booking is lost or the form has changed. */
async function writeBoth(
  page: ForBooking,
  { form, composed, toRow }: Prepared<SubmittedAndBooked>,
  { startTime, duration, host }: ChosenTime,
  { make, now }: { make: Make; now: Date },
) {
  const write = async (book: WriteHosted) => {
    const within = (receipt: ReturnType<typeof toRow>['receipt']) =>
      withOutbox(async (tx) => {
        await holdFormToSubmit(tx, form.id)
        const booked = await book(tx)
        if (!booked) return null
        const { draft, hooked } = booked
        const result = { id: composed.id, ...draft.result }
        const { id: meetingId, title, startTime, status } = draft.result.meeting
        const row = {
          ...toRow(result),
          booked: { bookingId: draft.booking.id, meeting: { meetingId, title, startTime, status } },
        }
        const inserted = await insertResponse(tx, { ...row, receipt })
        if (!inserted) throw new FormChanged()
        return { result, draft, inserted, hooked }
      })
    try {
      return await withinMailLimits(composed.receipt, within)
    } catch (error) {
      if (error instanceof FormChanged) return null
      throw error
    }
  }
  return bookWithin(page, { startTime, duration, host, now }, make, write)
}

/** Undoes the booking of a response that cannot be stored. */
class FormChanged extends Error {}
