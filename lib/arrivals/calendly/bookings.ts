import { isTimezone } from '@/lib/scheduling'
import { DAY_MS } from '@/lib/scheduling/units'
import type { OutcomeReason } from '@/lib/shared/arrivals/lists'
import type { HistoryEntry } from '@/lib/shared/booking-history'
import { MAX_GUESTS } from '@/lib/shared/booking-rules'
import type { Answer } from '@/lib/shared/forms/question'
import { isEmailAddress } from '@/lib/shared/text/email-pattern'
import { MAX_DESCRIPTION, MAX_LINE } from '@/lib/shared/text/text'
import type { ToId } from '../arrived-id'
import { readCell } from '../cells'
import type { ConvertContext, EndedBooking, Line } from '../converter'
import { bookingLine, meetingLine, responseLine } from '../lines'
import { instantOf, isLoose, type Loose, looseListOf, textOf } from '../loose'
import type { ReportWriter } from '../report-writer'
import { fitLine, fitText } from '../texts'
import { toPlace } from './location'
import type { ConvertedPage } from './pages'

const EVENT = 'scheduled_event'
const INVITEE = 'invitee'

export type ConvertedBookings = {
  bookings: Line<'bookings'>[]
  meetings: Line<'meetings'>[]
  responses: Line<'responses'>[]
  ended: EndedBooking[]
  bookingRefs: Map<string, string>
}

type Given = {
  toId: ToId
  pages: ReadonlyMap<string, ConvertedPage>
  context: ConvertContext
  report: ReportWriter
  into: ConvertedBookings
}

/** Writes what an event and its invitees become: a booking with its meeting and answers, or a meeting of the owner's. */
export function convertEvent(event: Loose, invitees: readonly Loose[], given: Given): void {
  const { toId, context, report, into } = given
  const uri = textOf(event.uri)
  const [startTime, endTime] = [instantOf(event.start_time), instantOf(event.end_time)]
  const leave = (reason: 'invalid' | 'too_old' | 'superseded' | 'no_attendee', field: string, kind = EVENT) => {
    report.note({ kind, field, outcome: 'left_out', reason }, uri)
    report.record({ kind: EVENT, ref: uri, ...(startTime && { start: startTime }), outcome: 'left_out', reason })
  }
  if (!startTime || !endTime || endTime <= startTime) {
    leave('invalid', 'start_time')
    return
  }
  if (Date.parse(endTime) < context.now.getTime() - context.pastDays * DAY_MS) {
    leave('too_old', 'start_time')
    return
  }
  const id = toId('booking', uri)
  into.bookingRefs.set(id, uri)
  const active = invitees.filter((one) => one.status !== 'canceled')
  // Calendly keeps an event active after all its invitees have cancelled.
  const isCancelled = event.status === 'canceled' || (invitees.length > 0 && active.length === 0)
  const cancellation = cancellationOf(event, invitees)
  const reason = fitText(cancellation?.reason, MAX_DESCRIPTION).text
  const wasMoved = invitees.length > 0 && invitees.every((one) => one.rescheduled === true && one.new_invitee)
  if (wasMoved) {
    into.ended.push({ id, start: startTime, reason, isSuperseded: true })
    leave('superseded', 'rescheduled', INVITEE)
    return
  }
  if (isCancelled) into.ended.push({ id, start: startTime, reason, isSuperseded: false })
  // Who cancelled alone of several is no guest any more.
  const [first, ...others] = (isCancelled ? invitees : active).filter(hasAddress)
  const page = given.pages.get(textOf(event.event_type))
  const createdAt = instantOf(event.created_at) ?? context.now.toISOString()
  if (!first) {
    convertWithoutPerson(event, { startTime, endTime, createdAt, isCancelled, leave, given })
    return
  }
  const people = guestsOf(event, others, given)
  const changes: OutcomeReason[] = people.isChanged ? [people.isChanged] : []
  const isKnownZone = isTimezone(textOf(first.timezone))
  if (!isKnownZone) {
    const entry = { kind: INVITEE, field: 'timezone', outcome: 'changed', reason: 'invalid' } as const
    report.note({ ...entry, to: 'bookings.attendeeTimezone' }, uri)
    changes.push('invalid')
  }
  const booking = bookingLine({
    id,
    pageId: page?.page.id ?? null,
    startTime,
    endTime,
    createdAt,
    status: isCancelled ? 'cancelled' : 'confirmed',
    attendeeName: nameOf(first),
    attendeeEmail: textOf(first.email).trim(),
    attendeeTimezone: isKnownZone ? textOf(first.timezone) : 'UTC',
    guests: people.guests,
    moves: first.old_invitee ? 1 : 0,
    isNoShow: isLoose(first.no_show) && !isCancelled,
    history: historyOf(createdAt, isCancelled ? cancellation : null, reason),
    ...(isCancelled && {
      cancelledAt: instantOf(cancellation?.created_at) ?? createdAt,
      cancelledBy: cancellerOf(cancellation),
      cancelReason: reason || null,
    }),
  })
  into.bookings.push(booking)
  into.meetings.push(
    meetingLine({
      ...meetingOf(event, { startTime, endTime, createdAt }, given),
      bookingId: id,
      attendees: [booking.attendeeEmail, ...booking.guests],
      primarySource: 'time_slot',
      status: isCancelled ? 'cancelled' : 'confirmed',
    }),
  )
  const answered = readResponse(first, page?.form ?? null, booking, given)
  if (answered.response) into.responses.push(answered.response)
  changes.push(...answered.changes)
  const [reasonOfChange] = changes
  if (reasonOfChange) {
    const became = { part: 'bookings', id } as const
    report.record({ kind: EVENT, ref: uri, start: startTime, outcome: 'changed', reason: reasonOfChange, became })
  }
}

type Times = Record<'startTime' | 'endTime' | 'createdAt', string>

function meetingOf(event: Loose, times: Times, { toId, pages }: Pick<Given, 'toId' | 'pages'>) {
  const { location, locationData } = toPlace(isLoose(event.location) ? event.location : undefined)
  const title = fitLine(event.name, MAX_LINE).text || pages.get(textOf(event.event_type))?.page.title || 'Calendly'
  return { id: toId('meeting', textOf(event.uri)), title, location, locationData, ...times }
}

type WithoutPerson = Times & {
  isCancelled: boolean
  leave: (reason: 'no_attendee', field: string, kind?: string) => void
  given: Given
}

function convertWithoutPerson(event: Loose, { isCancelled, leave, given, ...times }: WithoutPerson): void {
  if (isCancelled) {
    leave('no_attendee', 'email', INVITEE)
    return
  }
  const meeting = meetingLine(meetingOf(event, times, given))
  given.into.meetings.push(meeting)
  const uri = textOf(event.uri)
  given.report.note({ kind: INVITEE, field: 'email', outcome: 'changed', to: 'meetings', reason: 'no_attendee' }, uri)
  const became = { part: 'meetings', id: meeting.id } as const
  given.report.record({
    kind: EVENT,
    ref: uri,
    start: times.startTime,
    outcome: 'changed',
    reason: 'no_attendee',
    became,
  })
}

const hasAddress = (invitee: Loose) => isEmailAddress(textOf(invitee.email).trim())

function nameOf(invitee: Loose): string {
  const parts = [invitee.first_name, invitee.last_name].map(textOf).filter(Boolean).join(' ')
  return fitLine(textOf(invitee.name) || parts, MAX_LINE).text
}

/** The guests of the attendee, and everybody else who booked a place. */
function guestsOf(event: Loose, others: readonly Loose[], { report }: Given) {
  const uri = textOf(event.uri)
  const sent = [...others, ...looseListOf(event.event_guests)]
    .map(({ email }) => textOf(email).trim())
    .filter(isEmailAddress)
  const all = [...new Map(sent.map((address) => [address.toLowerCase(), address])).values()]
  if (others.length > 0) {
    const entry = { kind: INVITEE, field: 'email', outcome: 'changed', to: 'bookings.guests', reason: 'team' } as const
    report.note(entry, uri, others.length)
  }
  const over = all.length - MAX_GUESTS
  if (over > 0)
    report.note({ kind: EVENT, field: 'event_guests[].email', outcome: 'left_out', reason: 'too_many' }, uri, over)
  const isChanged = over > 0 ? ('too_many' as const) : others.length > 0 ? ('team' as const) : null
  return { guests: all.slice(0, MAX_GUESTS), isChanged }
}

function cancellationOf(event: Loose, invitees: readonly Loose[]): Loose | null {
  return [event.cancellation, ...invitees.map((one) => one.cancellation)].find(isLoose) ?? null
}

const cancellerOf = (cancellation: Loose | null) => (cancellation?.canceler_type === 'host' ? 'owner' : 'attendee')

/** The history after the booking itself, whose step is made from the other fields. */
function historyOf(createdAt: string, cancellation: Loose | null, reason: string): HistoryEntry[] {
  if (!cancellation) return []
  const at = instantOf(cancellation.created_at) ?? createdAt
  return [{ at, by: cancellerOf(cancellation), what: 'cancelled', ...(reason && { reason }) }]
}

type ReadResponse = { response: Line<'responses'> | null; changes: OutcomeReason[] }

/** Answers go to the questions of the same words; `changes` are why others stay behind. */
function readResponse(
  invitee: Loose,
  form: ConvertedPage['form'],
  booking: Line<'bookings'>,
  { toId, report }: Given,
): ReadResponse {
  const sent = looseListOf(invitee.questions_and_answers)
  const changes: OutcomeReason[] = []
  const ref = textOf(invitee.event)
  const responses: Record<string, Answer> = {}
  for (const one of sent) {
    const asked = fitLine(one.question, MAX_LINE).text
    const question = form?.questions.find((known) => known.question === asked && !(known.id in responses))
    const answer = fitText(one.answer, MAX_DESCRIPTION).text
    const value = question && answer ? readCell(answer, question) : undefined
    if (question && value !== undefined) responses[question.id] = value
    else if (answer) {
      const reason = question ? 'invalid' : 'no_counterpart'
      report.note({ kind: INVITEE, field: 'questions_and_answers[].answer', outcome: 'left_out', reason }, ref)
      changes.push(reason)
    }
  }
  if (!form || sent.length === 0) return { response: null, changes }
  const response = responseLine({
    id: toId('response', textOf(invitee.uri)),
    formId: form.line.id,
    bookingId: booking.id,
    respondentName: booking.attendeeName || null,
    respondentEmail: booking.attendeeEmail,
    responses,
    versionHash: form.versionHash,
    createdAt: booking.createdAt,
  })
  return { response, changes }
}
