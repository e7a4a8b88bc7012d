import { randomUUID } from 'node:crypto'
import { POST as book } from '@/app/api/schedule/[slug]/book/route'
import { POST as emailCheck } from '@/app/api/schedule/[slug]/email-check/route'
import type { BookingView } from '@/components/visitor/plain/views'
import { callRoute } from '@/lib/api/call-route'
import { readTypedForm } from '@/lib/api/typed-form'
import { readFields, readPrefilled, type TypedAnswer, type TypedAnswers } from '@/lib/forms/answers/draft-answers'
import { FULL_KIT } from '@/lib/forms/answers/full-kit'
import { patternsOf } from '@/lib/forms/answers/pattern'
import { readSeen, readTold, validateFields } from '@/lib/forms/answers/validate-fields'
import { preparePatterns } from '@/lib/forms/server/prepare-patterns'
import type { BookingResult } from '@/lib/meetings/server/booking/draft-booking'
import { type Attendee, checkAttendee, splitAddresses, toAttendeeIssues } from '@/lib/meetings/visitor/attendee-fields'
import { nearestSlots } from '@/lib/meetings/visitor/nearest-slots'
import { ownQuestions } from '@/lib/meetings/visitor/own-questions'
import { readChoices } from '@/lib/meetings/visitor/plain-links'
import { toSlotCalendar } from '@/lib/meetings/visitor/slot-calendar'
import { createTimedToken } from '@/lib/platform/tokens'
import { SLOT_REFUSALS } from '@/lib/scheduling/refusals'
import { localDate } from '@/lib/scheduling/zone-clock'
import { AppError } from '@/lib/shared/errors'
import type { Question } from '@/lib/shared/forms/question'
import { instant } from '@/lib/time/instant'
import { attemptKey } from './attempt-key'
import { inAddressOf, partsOf, readFormats, readPage, readTimes } from './times'
import { missing, plainPage, type Visit } from './visit'

type Typed = { fields: URLSearchParams; attendee: Attendee; answers: TypedAnswers }

const PARTS = [
  'booking',
  'bookingDialog',
  'bookingPeople',
  'bookingRequest',
  'timezones',
  'form',
  'answerChecks',
  'answerControls',
  'visitorChecks',
  'tryAgain',
  'mailLimits',
] as const

export const drawBooking = plainPage<BookingView>(PARTS, async (visit) => {
  const page = await readPage(visit)
  const start = instant().safeParse(visit.params.start)
  if (!page || !start.success) return missing(visit, 'page')
  await preparePatterns(patternsOf(page.form?.questions ?? []))
  const isPost = visit.request.method === 'POST'
  const fields = isPost ? await readTypedForm(visit.request) : new URLSearchParams()
  const choices = readChoices(isPost ? fields : visit.query, page, inAddressOf(visit, page))
  const questions = page.form?.questions ?? []
  const blank: BookingView = {
    page,
    choices,
    formats: readFormats(visit.request.headers),
    start: start.data.toISOString(),
    attemptKey: fields.get('key') || randomUUID(),
    attendee: isPost
      ? { attendeeName: fields.get('attendeeName') ?? '', attendeeEmail: fields.get('attendeeEmail') ?? '' }
      : { attendeeName: choices.name, attendeeEmail: choices.email },
    guests: fields.get('guests') ?? '',
    codeSentTo: fields.get('codeSentTo'),
    answers: isPost ? readAnswers(questions, fields) : [...readPrefilled(questions, visit.query.toString(), FULL_KIT)],
    seen: readSeen(page.form, fields),
    isJudged: false,
    issues: {},
    refusal: null,
    nearest: null,
  }
  // Another time was chosen on the page of a taken one.
  if (!isPost || fields.has('choose')) return show(visit, await lookIfFree(visit, blank))
  return submit(visit, blank, { fields, attendee: blank.attendee, answers: new Map(blank.answers) })
})

/** Reads the typed answers. Name and email of the attendee answer the questions that ask for the same and were not shown. */
function readAnswers(questions: readonly Question[], fields: URLSearchParams): [string, TypedAnswer][] {
  const folded = Object.entries(ownQuestions(questions)).filter(([, id]) => !fields.has(id))
  const own = folded.map(([field, id]): [string, TypedAnswer] => [id, fields.get(field) ?? ''])
  return [...readFields(questions, fields, FULL_KIT), ...own]
}

async function submit(visit: Visit, blank: BookingView, { fields, attendee, answers }: Typed) {
  const { page, start, choices } = blank
  const shown = { seen: blank.seen, told: readTold(fields) }
  const validated = validateFields(page.form, answers, shown, visit.texts.locale)
  const guests = splitAddresses(blank.guests)
  const issues = checkAttendee(attendee, guests)
  const refuse = (view: Partial<BookingView>) => show(visit, { ...blank, isJudged: true, issues, ...view })
  if (fields.get('website')) return refuse({ refusal: { kind: 'trapped' } })
  if (Object.keys(issues).length > 0 || validated.issues.length > 0 || validated.more) {
    return refuse({ refusal: validated.more && { kind: 'more', what: validated.more } })
  }
  const body = {
    attendeeName: attendee.attendeeName.trim(),
    attendeeEmail: attendee.attendeeEmail.trim(),
    startTime: start,
    duration: choices.duration,
    userTimezone: choices.timezone,
    userTimeFormat: blank.formats.timeFormat,
    ...(page.form && { responses: Object.fromEntries(validated.answers) }),
    ...(guests.length > 0 && { guests }),
    ...(choices.k && { k: choices.k }),
    ...(choices.host && { host: choices.host }),
  }
  if (fields.has('resend')) return askForCode(visit, blank)
  const emailCode = fields.get('emailCode')?.trim()
  const { data, failure } = await callRoute<BookingResult>(book, visit.request.headers, {
    path: `/api/schedule/${page.slug}/book`,
    params: { slug: page.slug },
    body: {
      ...body,
      language: visit.texts.language,
      ...(emailCode && { emailCode }),
      ...(choices.response && { response: choices.response }),
    },
    idempotencyKey: attemptKey(fields.get('key'), body),
  })
  if (data) return { redirect: `/success?booking=${createTimedToken('booked', data.booking.id, visit.now)}` }
  if (failure.code === 'email_check') {
    if (blank.codeSentTo !== body.attendeeEmail) return askForCode(visit, blank)
    const { wrong } = visit.texts.t.bookingPeople.code
    return show(visit, { ...blank, isJudged: true, issues: { emailCode: wrong } })
  }
  const view: BookingView = {
    ...blank,
    isJudged: true,
    issues: toAttendeeIssues(failure.issues),
    refusal: { kind: 'failed', failure },
    nearest: isRefusal(failure.code) ? await findNearest(visit, blank) : null,
  }
  return show(visit, view)
}

/** Sends a code to the address that was typed, and shows the form with a field for it. */
async function askForCode(visit: Visit, blank: BookingView) {
  const { page, choices, attendee } = blank
  const email = attendee.attendeeEmail.trim()
  const { failure } = await callRoute(emailCheck, visit.request.headers, {
    path: `/api/schedule/${page.slug}/email-check`,
    params: { slug: page.slug },
    body: { email, language: visit.texts.language, ...(choices.k && { k: choices.k }) },
  })
  if (failure) return show(visit, { ...blank, isJudged: true, refusal: { kind: 'failed', failure } })
  return show(visit, { ...blank, codeSentTo: email })
}

/** Tells a visitor who opens an old link at once, not after they have typed. */
async function lookIfFree(visit: Visit, view: BookingView): Promise<BookingView> {
  const slots = await readAround(visit, view)
  // Availability that is not known now may be when the form is sent; the API decides.
  if (!slots) return view
  const calendar = toSlotCalendar(slots)
  const isPast = Date.parse(view.start) <= visit.now.getTime()
  if ([...calendar.slots.values()].some((starts) => starts.includes(view.start))) return view
  if (calendar.unchecked.size > 0) return view
  const { code, message } = new AppError(isPast ? 'past' : 'taken')
  const failure = { status: 409, code, message, issues: [], retryAfterSeconds: null }
  return { ...view, refusal: { kind: 'failed', failure }, nearest: nearestSlots(calendar, view.start) }
}

async function readAround(visit: Visit, { choices, start }: BookingView) {
  const { slots } = await readTimes(visit, choices, localDate(choices.timezone, Date.parse(start)))
  return slots
}

const isRefusal = (code: string) => SLOT_REFUSALS.some((refusal) => refusal === code)

async function findNearest(visit: Visit, view: BookingView): Promise<string[] | null> {
  const { start } = view
  const slots = await readAround(visit, view)
  return slots && nearestSlots(toSlotCalendar(slots), start)
}

function show({ texts }: Visit, view: BookingView) {
  const { t, say } = texts.part('plain')
  const { isJudged, refusal, page } = view
  const failure = refusal?.kind === 'failed' ? refusal.failure : null
  return {
    parts: partsOf(page),
    title: say(isJudged || failure ? t.notBookedTitle : t.bookTitle, { title: page.title }),
    status: failure?.status ?? (isJudged ? 400 : 200),
    retryAfterSeconds: failure?.retryAfterSeconds,
    view,
  }
}
