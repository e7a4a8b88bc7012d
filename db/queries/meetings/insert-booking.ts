import type { Database } from '@/db/client'
import { newId } from '@/db/new-id'
import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import type { Language } from '@/lib/shared/languages'
import type { TAKING_STATUSES } from '@/lib/shared/statuses'
import type { RecipientWindow } from '../outbox/mail-counts'
import type { OutboxRow } from '../outbox/outbox'
import type { LimitedPeriod } from '../pages/booking-counts'
import { answerValues, type BookingAnswers } from './booking-answers'
import { type Guard, guardValues } from './booking-guard'
import { periodValues } from './booking-limits'
import { recipientValues } from './booking-recipients'
import { statementFor } from './booking-statement'

/** Each recipient once. Without a limit on recipients there are none to count; null for no limit on the owner. */
export type MailCounts = {
  recipients: RecipientWindow[]
  /** Above its limit a recipient's mail waits for a later window, and the booking is not refused. */
  mayExceedRecipients: boolean
  owner: { column: 'strangers' | 'own'; amount: number; count: number; seconds: number } | null
}

export type NewBooking = {
  booking: {
    id: string
    pageId: string
    userId: string
    startTime: Date
    endTime: Date
    attendeeName: string
    attendeeEmail: string
    attendeeTimezone: string
    attendeeTimeFormat: TimeFormat | null
    language: Language
    /** Pending, with the instant at which it is given up, where the owner has to approve it. */
    status: (typeof TAKING_STATUSES)[number]
    expiresAt: Date | null
    guests: string[]
  } & Guard
  meeting: {
    id: string
    title: string
    description: string
    location: string
    locationData: object
    attendees: string[]
    targetCalendars: string[]
  }
  /** `recipient`: the one that a mail counts for, if it may have to wait. */
  mails: OutboxRow[]
  /** The `data` of its webhook. */
  event: object
  /** The version of the page's rules by which the slot was checked. */
  rulesVersion: number
  /** The link by which a visitor came to the page. */
  linkId: string | null
  /** The code that showed that the address is the attendee's; the booking uses it up. Null where none was asked for. */
  code: { key: string; codeHash: string } | null
  /** The response after which it is made, by the link at the end of its form. */
  after: string | null
  /** The periods in which the page limits its bookings. */
  periods: readonly LimitedPeriod[]
  /** The page's form as it was read. */
  formId: string | null
  /** Answers to its questions; null without any. */
  answers: BookingAnswers | null
  remember: { key: string; requestHash: string; response: object } | null
  /** The counters that limit its emails. */
  counts: MailCounts
  now: Date
  /** An owner may book on a page of theirs that is not published. */
  mayBeInactive: boolean
}

/** The number of webhooks that it queued. */
export type Written = { hooked: number }

/**
 * Writes a booking, its meeting, its emails, the answers to its form and the API response to store: one statement, all
 * or nothing. Returns how many webhooks it queued, or null, and writes nothing, when an exclusion constraint finds another booking of this owner too
 * close, or the page has got another form or other rules meanwhile, or the link or the code is used up. Emails and bookings above a limit refuse the whole
 * statement (23514). No lock is needed: the constraints themselves wait for uncommitted rivals. `isPart`: within a transaction, in
 * which no statement is kept prepared.
 */
export async function insertBooking(
  db: Database,
  {
    booking,
    meeting,
    mails,
    event,
    rulesVersion,
    linkId,
    code,
    after,
    periods,
    formId,
    answers,
    remember,
    counts,
    now,
    mayBeInactive,
  }: NewBooking,
  { isPart = false, isHosted = false }: { isPart?: boolean; isHosted?: boolean } = {},
): Promise<Written | null> {
  const rows = await statementFor({
    isRemembered: remember !== null,
    hasAnswers: answers !== null,
    hasFiles: answers !== null && answers.claims.length > 0,
    recipientCount: counts.recipients.length,
    mayExceedRecipients: counts.mayExceedRecipients,
    countsOwner: counts.owner?.column ?? null,
    periodCount: periods.length,
    hasLink: linkId !== null,
    hasCode: code !== null,
    isAfter: after !== null,
    isHosted,
    isPart,
  })(db, {
    id: booking.id,
    pageId: booking.pageId,
    startTime: booking.startTime.toISOString(),
    endTime: booking.endTime.toISOString(),
    attendeeName: booking.attendeeName,
    attendeeEmail: booking.attendeeEmail,
    attendeeTimezone: booking.attendeeTimezone,
    attendeeTimeFormat: booking.attendeeTimeFormat,
    language: booking.language,
    status: booking.status,
    expiresAt: booking.expiresAt?.toISOString() ?? null,
    guests: JSON.stringify(booking.guests),
    now: now.toISOString(),
    mayBeInactive,
    meetingId: meeting.id,
    title: meeting.title,
    description: meeting.description,
    location: meeting.location,
    locationData: JSON.stringify(meeting.locationData),
    attendees: JSON.stringify(meeting.attendees),
    targets: JSON.stringify(meeting.targetCalendars),
    mails: JSON.stringify(mails.map(toMail)),
    eventId: newId(),
    eventData: JSON.stringify(event),
    rulesVersion,
    linkId,
    checkKey: code?.key,
    codeHash: code?.codeHash,
    after,
    formId,
    scope: `page:${booking.pageId}`,
    key: remember?.key,
    requestHash: remember?.requestHash,
    response: remember && JSON.stringify(remember.response),
    ...recipientValues(counts.recipients),
    ownerAmount: counts.owner?.amount,
    ownerLimit: counts.owner?.count,
    ownerSeconds: counts.owner?.seconds,
    // Last: V8 builds an object of this size five times as slowly around a spread in its midst.
    ...guardValues(booking),
    ...periodValues(periods),
    ...(answers && answerValues(answers)),
  })
  const [row] = rows
  return row ? { hooked: row.hooked } : null
}

function toMail({ id, template, payload, nextAttemptAt, expiresAt, recipient }: OutboxRow) {
  return { id, template, payload, due: nextAttemptAt, ends: expiresAt, recipient }
}
