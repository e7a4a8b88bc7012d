import { newId } from '@/db/new-id'
import type { NewBooking } from '@/db/queries/meetings/insert-booking'
import type { ForBooking, PageKey, WithBusy } from '@/db/queries/meetings/schedule'
import { beginsAs } from '@/lib/bookings/approval'
import { type Booking, toBooking } from '@/lib/bookings/booking'
import type { Meeting } from '@/lib/meetings/schema'
import type { BookingInput } from '@/lib/meetings/visitor/booking-schema'
import { toBookedMails } from '@/lib/notices/booked-mails'
import { toEventsRow } from '@/lib/outbox/enqueue'
import { countsOfBooking, mailboxKey, mailboxOf } from '@/lib/outbox/mail-limits'
import { obstaclesOf, rulesOf } from '@/lib/pages/server/page-rules'
import { manageUrl, readTimedToken } from '@/lib/platform/tokens'
import { type BusyPeriod, countedPeriods, guardOf, isSlot, lengthsOf, type SlotRules } from '@/lib/scheduling'
import { refusalDespiteRules, refusalOf, type SlotRefusal } from '@/lib/scheduling/refusals'
import { mayHaveEvents } from '@/lib/shared/calendars/location-provider'
import { AppError, invalidField } from '@/lib/shared/errors'
import type { Language } from '@/lib/shared/languages'
import { check } from '@/messages/check'
import { ownLink } from '../own-link'
import { toEventData, toHost } from './event-data'
import type { ComposedAnswers } from './intake-form'

export type BookingResult = { meeting: Meeting; booking: Booking }

export type BookingRequest = {
  key: PageKey
  input: Omit<BookingInput, 'language' | 'responses' | 'emailCode' | 'k' | 'host'>
  /** The attendee's language; null for the owner's. */
  language: Language | null
  /** The code that showed that the address is the attendee's; null where none was asked for. */
  code: NewBooking['code']
  /** Where the statement stores the answer for a repeat. */
  remember: { key: string; requestHash: string } | null
  now: Date
}

/** Whom the people of a booking meet. `email`: null for a room. */
type BookedHost = { account: string; name: string; kind: 'person' | 'room'; group: string; email: string | null }

/** Everything that the statement writes, and what is answered and awaited after it. */
export type BookingDraft = NewBooking & {
  result: BookingResult
  /** The outbox row for its calendar events; null for a page without providers. */
  events: { id: string; meetingId: string } | null
  /** The mail that hosts get in place of the owner. */
  ownersMail: ReturnType<typeof toBookedMails>['ownersMail']
}

/**
 * Decides a booking from what was read, without any I/O: throws the rule that refuses it, or drafts its rows. Ids are made
 * here, so that one statement can write every row and the response is known before it.
 */
export function draftBooking(
  page: ForBooking,
  { key, input, language, code, remember, now }: BookingRequest,
  { answers, inMail, responseId }: ComposedAnswers,
  calendarBusy: readonly BusyPeriod[],
  hosts: readonly BookedHost[] | null = null,
): BookingDraft {
  const { startTime, attendeeName, attendeeEmail } = input
  const rules = rulesOf(page, now.getTime(), input.duration)
  const isOwners = 'id' in key
  const { anyway = false } = input
  if (anyway && !isOwners) throw invalidField('anyway', check('invalidInput'))
  const refusal = refusalOfStart(page, rules, { start: startTime.getTime(), anyway, calendarBusy, now })
  if (refusal) throw new AppError(refusal)
  const guests = acceptGuests(page, input)
  const id = newId()
  const endTime = new Date(startTime.getTime() + lengthsOf(rules).durationMs)
  const begin = beginsAs(page, { startTime, isOwners, now })
  const shared = { id, startTime, endTime, attendeeName, attendeeEmail, ...begin, guests }
  const { cancelNotice, moveNotice, maxMoves } = page
  const policy = { cancelNotice, moveNotice, maxMoves, moves: 0 }
  const uncancelled = { cancelledAt: null, cancelledBy: null, cancelReason: null }
  const booking = toBooking(
    {
      ...shared,
      ...policy,
      ...uncancelled,
      isNoShow: false,
      moveRequest: null,
      createdAt: now,
      history: [],
      hosts: hosts?.map(({ name, kind, group }) => ({ name, kind, group })) ?? null,
    },
    manageUrl(id),
  )
  const meeting = toMeeting(page, shared, now)
  const attendee = { attendeeTimezone: input.userTimezone, attendeeTimeFormat: input.userTimeFormat ?? null }
  // A request has no events before it is approved.
  const hasEvents = begin.status === 'confirmed' && mayHaveEvents(page)
  const events = hasEvents ? toEventsRow({ ownerId: page.userId, meetingId: meeting.id, notifies: true }, now) : null
  // Guests of a request are mailed, and counted, when it is approved.
  const isRequest = begin.status === 'pending'
  const counts = countsOfBooking([attendeeEmail, ...(isRequest ? [] : guests)], isOwners ? 'own' : 'strangers')
  const booked = toBookedMails(
    page,
    { ...shared, ...attendee, policy, meeting, answers: inMail, hasEvents, hosts },
    now,
  )
  const mails = booked.rows.map(({ to, row }) =>
    to && counts.mayExceedRecipients ? { ...row, recipient: mailboxKey(to) } : row,
  )
  const result = { meeting, booking }
  const { id: pageId, slug, title } = page
  return {
    result,
    events: events && { id: events.id, meetingId: meeting.id },
    booking: {
      ...shared,
      ...attendee,
      pageId,
      userId: page.userId,
      ...guardOf(rules, { startTime, endTime }),
      language: language ?? page.ownerLanguage,
    },
    meeting: { ...meeting, targetCalendars: page.targetCalendars },
    mails: events ? [...mails, events] : mails,
    ownersMail: booked.ownersMail,
    event: toEventData(result, {
      page: { id: pageId, slug, title },
      responses: responseId ? [responseId] : [],
      hosts: hosts?.map(toHost) ?? null,
    }),
    rulesVersion: page.rulesVersion,
    linkId: 'slug' in key ? (key.link ?? null) : null,
    code,
    after: input.response === undefined ? null : readTimedToken('response', input.response, now),
    periods: countedPeriods(page, startTime.getTime()),
    formId: page.form?.id ?? null,
    answers,
    remember: remember && { ...remember, response: result },
    counts,
    now,
    mayBeInactive: isOwners,
  }
}

/** `anyway`: its owner sets the page's own rules aside. */
type Asked = { start: number; anyway?: boolean; calendarBusy: readonly BusyPeriod[]; now: Date }

/** The rule that refuses a start; null when it can be booked. */
export function refusalOfStart(
  page: WithBusy,
  rules: SlotRules,
  { start, anyway = false, calendarBusy, now }: Asked,
): SlotRefusal | null {
  const ours = obstaclesOf(page)
  const question = { ...rules, ...ours, busy: [...ours.busy, ...calendarBusy], now: now.getTime() }
  if (isSlot(start, question)) return null
  return anyway ? refusalDespiteRules(start, question) : (refusalOf(start, question) ?? 'taken')
}

/**
 * The guests of a booking, each mailbox once, without the attendee and the owner, who get mails anyway. Throws 400 when the
 * page takes fewer.
 */
export function acceptGuests(
  { maxGuests, ownerEmail }: Pick<ForBooking, 'maxGuests' | 'ownerEmail'>,
  { guests, attendeeEmail }: Pick<BookingInput, 'guests' | 'attendeeEmail'>,
): string[] {
  const known = new Set([attendeeEmail, ownerEmail ?? ''].map(mailboxOf))
  const accepted: string[] = []
  for (const [index, guest] of guests.entries()) {
    const mailbox = mailboxOf(guest)
    if (known.has(mailbox)) continue
    known.add(mailbox)
    if (accepted.length === maxGuests) {
      throw invalidField(
        `guests.${index}`,
        maxGuests === 0 ? check('noGuests') : check('tooManyGuests', { max: maxGuests }),
      )
    }
    accepted.push(guest)
  }
  return accepted
}

type Taken = Pick<NewBooking['booking'], 'startTime' | 'endTime' | 'attendeeEmail' | 'guests' | 'status'>

function toMeeting(page: ForBooking, { startTime, endTime, attendeeEmail, guests, status }: Taken, now: Date): Meeting {
  const id = newId()
  return {
    id,
    title: page.title,
    description: page.description,
    startTime: startTime.toISOString(),
    endTime: endTime.toISOString(),
    location: page.location === 'other' ? 'custom' : page.location,
    locationData: { ...(page.customLocation && { customLocation: page.customLocation }), ...ownLink(id, page) },
    attendees: [attendeeEmail, ...guests],
    primarySource: 'time_slot',
    source: 'time_slot',
    status,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  }
}
