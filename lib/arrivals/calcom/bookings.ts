import { sha256 } from '@/lib/platform/sha256'
import { DAY_MS, HOUR_MS } from '@/lib/scheduling/units'
import type { OutcomeReason } from '@/lib/shared/arrivals/lists'
import type { HistoryEntry } from '@/lib/shared/booking-history'
import { DEFAULT_APPROVAL_HOURS, MAX_GUESTS } from '@/lib/shared/booking-rules'
import { readMeetLink } from '@/lib/shared/calendars/join-url'
import type { Answer } from '@/lib/shared/forms/question'
import { LANGUAGE_CODES } from '@/lib/shared/languages'
import { type BookingStatus, isTaking } from '@/lib/shared/statuses'
import { isEmailAddress } from '@/lib/shared/text/email-pattern'
import { MAX_LINE } from '@/lib/shared/text/max-line'
import { MAX_DESCRIPTION } from '@/lib/shared/text/text'
import type { ToId } from '../arrived-id'
import type { EndedBooking, Line } from '../converter'
import { bookingLine, meetingLine, responseLine } from '../lines'
import { type Loose, looseOf, numberOf, refOf, textOf } from '../loose'
import type { ReportWriter } from '../report-writer'
import { fitLine, fitText } from '../texts'
import { zoneOf } from './hours'
import type { Notes } from './notes'
import { SOURCE } from './pages'
import { nameOfPlace, videoOf } from './places'
import { type Asked, isNoAnswer, isSystemField, toAnswer } from './questions'
import { toInstant } from './times'

/** What a booking needs of its page. */
export type PageOfBooking = {
  page: Line<'pages'>
  form: { id: string; versionHash: string; asked: readonly Asked[] } | null
}

type Given = {
  pages: ReadonlyMap<string, PageOfBooking>
  toId: ToId
  notes: Notes
  report: ReportWriter
  ownerEmail: string
  /** Starts of all bookings, by the keys of their links. */
  starts: ReadonlyMap<string, unknown>
  now: Date
  pastDays: number
  /** Links of the old server are opened here. */
  carriesLinks: boolean
}

export type Brought = {
  bookings: Line<'bookings'>[]
  meetings: Line<'meetings'>[]
  responses: Line<'responses'>[]
  links: Line<'links'>[]
  ended: EndedBooking[]
  bookingRefs: Map<string, string>
}

const KIND = 'Booking'
/** Attendees who gave a telephone number alone have such addresses. */
const MADE_UP_DOMAIN = '@sms.cal.com'
const UID = /^[\w-]{20,64}$/

const STATUSES: Readonly<Record<string, BookingStatus>> = {
  accepted: 'confirmed',
  pending: 'pending',
  awaiting_host: 'pending',
  cancelled: 'cancelled',
  rejected: 'declined',
}

/** Adds what a booking becomes to what was brought before. */
export function bringBooking(row: Loose, attendees: readonly Loose[], given: Given, brought: Brought): void {
  const { toId, notes, report, now } = given
  const ref = refOf(row.id)
  const [startTime, endTime] = [toInstant(row.startTime), toInstant(row.endTime)]
  const status = STATUSES[textOf(row.status).toLowerCase()]
  const stay = (reason: OutcomeReason, field: string, note: string) => {
    notes.leftOut({ kind: KIND, field, reason, note }, ref)
    report.record({ kind: KIND, ref, ...(startTime && { start: startTime }), outcome: 'left_out', reason })
  }
  if (!startTime || !endTime || startTime >= endTime || !status) {
    stay('invalid', status ? 'startTime' : 'status', 'A booking without a status or a length.')
    return
  }
  const id = toId(KIND, ref)
  brought.bookingRefs.set(id, ref)
  const reason = fitText(row.cancellationReason ?? row.rejectionReason, MAX_DESCRIPTION).text
  const isSuperseded = row.rescheduled === true && !isTaking(status)
  if (!isTaking(status)) brought.ended.push({ id, start: startTime, reason, isSuperseded })
  if (isSuperseded) {
    stay('superseded', 'rescheduled', 'The booking that took its place comes.')
    return
  }
  if (Date.parse(endTime) < now.getTime() - given.pastDays * DAY_MS) {
    stay('too_old', 'startTime', `It ended more than ${given.pastDays} days ago.`)
    return
  }
  const created = toInstant(row.createdAt) ?? now.toISOString()
  const people = peopleOf(row, attendees, given)
  const meeting = toMeeting(row, { startTime, endTime, status, created }, given)
  const changes: OutcomeReason[] = []
  if (!people) {
    if (status !== 'confirmed') {
      stay('no_attendee', 'status', 'Nobody with an address has asked for it.')
      return
    }
    notes.changed(
      {
        kind: 'Attendee',
        field: 'email',
        to: 'meetings',
        reason: 'no_attendee',
        note: 'A booking without an address became a meeting.',
      },
      ref,
    )
    const became = { part: 'meetings', id: meeting.id } as const
    report.record({ kind: KIND, ref, start: startTime, outcome: 'changed', reason: 'no_attendee', became })
    brought.meetings.push({ ...meeting, primarySource: 'platform' })
    return
  }
  const { first, guests, isCut, isOfSeveral } = people
  if (textOf(first.locale) && !languageOf(first.locale)) {
    const note = 'English stands in for a language that is not spoken here.'
    notes.changed({ kind: 'Attendee', field: 'locale', to: 'bookings.language', reason: 'no_counterpart', note }, ref)
    changes.push('no_counterpart')
  }
  const ofPage = given.pages.get(refOf(row.eventTypeId))
  brought.bookings.push(
    bookingLine({
      id,
      pageId: ofPage?.page.id ?? null,
      startTime,
      endTime,
      attendeeName: fitLine(first.name, MAX_LINE).text,
      attendeeEmail: textOf(first.email).trim(),
      attendeeTimezone: zoneOf([first.timeZone], 'UTC'),
      language: languageOf(first.locale) ?? 'en',
      status,
      expiresAt: expiryOf(status, { startTime, created, now }),
      moveNotice: ofPage?.page.moveNotice ?? 0,
      maxMoves: ofPage?.page.maxMoves ?? null,
      moves: refOf(row.fromReschedule) ? 1 : 0,
      history: historyOf(row, { startTime, status, created, reason }, given),
      guests,
      isNoShow: first.noShow === true,
      cancelledAt: status === 'cancelled' ? (toInstant(row.updatedAt) ?? created) : null,
      cancelledBy: status === 'cancelled' ? cancellerOf(row, given.ownerEmail) : null,
      cancelReason: isTaking(status) || reason === '' ? null : reason,
      createdAt: created,
    }),
  )
  const addresses = [textOf(first.email).trim(), ...guests]
  brought.meetings.push({ ...meeting, bookingId: id, attendees: addresses, primarySource: 'time_slot' })
  if (isOfSeveral) {
    notes.changed(
      {
        kind: 'Attendee',
        field: 'email',
        to: 'bookings.guests',
        reason: 'team',
        note: 'Other attendees of a booking became its guests.',
      },
      ref,
    )
    changes.unshift('team')
  }
  if (isCut > 0) {
    const note = `A booking has at most ${MAX_GUESTS} guests.`
    notes.leftOut({ kind: 'Attendee', field: 'email', reason: 'too_many', note }, ref)
    changes.push('too_many')
  }
  const answered = readResponse(row, { form: ofPage?.form ?? null, booking: id, first, created }, given)
  if (answered.response) brought.responses.push(answered.response)
  changes.push(...answered.changes)
  const uid = textOf(row.uid)
  if (given.carriesLinks && UID.test(uid)) {
    brought.links.push({ kind: 'manage', targetId: id, guest: null, hash: sha256(uid) })
  } else {
    const note = given.carriesLinks
      ? 'The link is too short to be opened here.'
      : 'Links of a hosted Cal.com stay there.'
    notes.leftOut({ kind: KIND, field: 'uid', reason: 'no_counterpart', note }, ref)
    // That is so of all bookings of a hosted one.
    if (given.carriesLinks) changes.push('no_counterpart')
  }
  const [reasonOfChange] = changes
  if (reasonOfChange) {
    const became = { part: 'bookings', id } as const
    report.record({ kind: KIND, ref, start: startTime, outcome: 'changed', reason: reasonOfChange, became })
  }
}

type Facts = { startTime: string; endTime: string; status: BookingStatus; created: string }

function toMeeting(row: Loose, { startTime, endTime, status, created }: Facts, { toId, now }: Given): Line<'meetings'> {
  const place = textOf(row.location).trim()
  const link = [looseOf(row.metadata).videoCallUrl, place].map((one) => readMeetLink(textOf(one))?.href).find(Boolean)
  // A request has no link yet: it is made when the request is approved here.
  const video = status === 'pending' && !link ? videoOf(place) : undefined
  const words = video || readMeetLink(place) ? '' : fitLine(nameOfPlace(place), MAX_LINE).text
  const uid = fitLine(row.iCalUID, MAX_UID).text
  const sequence = numberOf(row.iCalSequence) ?? 0
  return meetingLine({
    id: toId('meeting', refOf(row.id)),
    title: fitLine(row.title, 2 * MAX_LINE).text || SOURCE,
    description: fitText(row.description, MAX_DESCRIPTION).text,
    startTime,
    endTime,
    ...(video && { location: video }),
    locationData: { ...(link && { meetLink: link }), ...(words && { customLocation: words }) },
    status: isTaking(status) ? (status as 'pending' | 'confirmed') : 'cancelled',
    icalUid: uid || null,
    icalSequence: Math.min(MAX_SEQUENCE, Math.max(0, Math.round(sequence))),
    createdAt: created,
    updatedAt: toInstant(row.updatedAt) ?? now.toISOString(),
  })
}

const MAX_UID = 500
const MAX_SEQUENCE = 1_000_000

/** The first attendee with an address, and the addresses of the others; null where nobody has one. */
function peopleOf(row: Loose, attendees: readonly Loose[], { ownerEmail }: Given) {
  const hasAddress = ({ email }: Loose) => {
    const address = textOf(email).trim()
    return isEmailAddress(address) && !address.toLowerCase().endsWith(MADE_UP_DOMAIN)
  }
  const reached = attendees.filter(hasAddress)
  const [first] = reached
  if (!first) return null
  const known = new Set([textOf(first.email).trim().toLowerCase(), ownerEmail.toLowerCase()])
  const fresh = (address: string) => {
    const mailbox = address.toLowerCase()
    if (!isEmailAddress(address) || known.has(mailbox)) return []
    known.add(mailbox)
    return [address]
  }
  const { guests: named } = looseOf(row.responses)
  const invited = (Array.isArray(named) ? named.map((one) => textOf(one).trim()) : []).flatMap(fresh)
  const others = reached.slice(1).flatMap(({ email }) => fresh(textOf(email).trim()))
  const all = [...invited, ...others]
  return { first, guests: all.slice(0, MAX_GUESTS), isCut: all.length - MAX_GUESTS, isOfSeveral: others.length > 0 }
}

type Told = Pick<Facts, 'startTime' | 'status' | 'created'> & { reason: string }

/** The history after the booking itself, whose step is made from the other fields. A booking that replaced another one counts as moved when it was made. */
function historyOf(row: Loose, { startTime, status, created, reason }: Told, given: Given): HistoryEntry[] {
  const uid = refOf(row.fromReschedule)
  const from = uid && toInstant(given.starts.get(uid))
  const movers = [row.rescheduledBy, row.rescheduledByEmail].map(textOf)
  const mover = given.ownerEmail !== '' && movers.includes(given.ownerEmail) ? 'owner' : 'attendee'
  const ended = { at: toInstant(row.updatedAt) ?? created, ...(reason && { reason }) }
  return [
    ...(uid ? [{ at: created, by: mover, what: 'moved', ...(from && { from, to: startTime }) } as const] : []),
    ...(status === 'cancelled'
      ? [{ by: cancellerOf(row, given.ownerEmail) ?? 'attendee', what: 'cancelled', ...ended } as const]
      : []),
    ...(status === 'declined' ? [{ by: 'owner', what: 'declined', ...ended } as const] : []),
  ]
}

type AskedAt = Pick<Facts, 'startTime' | 'created'> & { now: Date }

/** When a request expires: a pending one has its full time from now on. */
function expiryOf(status: BookingStatus, { startTime, created, now }: AskedAt): string | null {
  if (status !== 'pending' && status !== 'declined') return null
  const asked = status === 'pending' ? now.getTime() : Date.parse(created)
  return new Date(Math.min(Date.parse(startTime), asked + DEFAULT_APPROVAL_HOURS * HOUR_MS)).toISOString()
}

function cancellerOf(row: Loose, ownerEmail: string): 'owner' | 'attendee' | null {
  const by = textOf(row.cancelledBy) || textOf(row.cancelledByEmail)
  if (by === '') return null
  return by.toLowerCase() === ownerEmail.toLowerCase() ? 'owner' : 'attendee'
}

function languageOf(locale: unknown): Line<'bookings'>['language'] | undefined {
  const [subtag = ''] = textOf(locale).toLowerCase().split(/[-_]/)
  return LANGUAGE_CODES.find((code) => code.toLowerCase().split('-')[0] === subtag)
}

type Answered = Pick<PageOfBooking, 'form'> & { booking: string; first: Loose; created: string }
type ReadResponse = { response: Line<'responses'> | null; changes: OutcomeReason[] }

/** The answers that questions of the page take; `changes` are why others stay behind. */
function readResponse(row: Loose, { form, booking, first, created }: Answered, { toId, notes }: Given): ReadResponse {
  const sent = { ...looseOf(row.customInputs), ...looseOf(row.responses) }
  const ref = refOf(row.id)
  const answers: Record<string, Answer> = {}
  const changes: OutcomeReason[] = []
  const leave = (reason: OutcomeReason, note: string) => {
    notes.leftOut({ kind: KIND, field: 'responses.*', reason, note }, ref)
    changes.push(reason)
  }
  for (const one of form?.asked ?? []) {
    const answer = Object.hasOwn(sent, one.name) ? toAnswer(one, sent[one.name]) : null
    if (answer === undefined) leave('invalid', 'A question does not take such an answer.')
    else if (answer !== null) answers[one.line.id] = answer
  }
  const known = new Set(form?.asked.map(({ name }) => name))
  for (const [name, value] of Object.entries(looseOf(row.responses))) {
    if (known.has(name) || isSystemField(name) || isNoAnswer(value)) continue
    leave('no_counterpart', 'The page has no such question.')
  }
  if (!form || Object.keys(answers).length === 0) return { response: null, changes }
  const response = responseLine({
    id: toId('response', ref),
    formId: form.id,
    versionHash: form.versionHash,
    bookingId: booking,
    respondentName: fitLine(first.name, MAX_LINE).text || null,
    respondentEmail: textOf(first.email).trim(),
    responses: answers,
    createdAt: created,
  })
  return { response, changes }
}
