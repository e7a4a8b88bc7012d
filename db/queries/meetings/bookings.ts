import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { meetings, timeSlotBookings, timeSlotPages, userSettings, users } from '@/db/schema'
import type { Canceller } from '@/lib/vocabulary/statuses'
import { countOwner, countRecipient, type RecipientWindow } from '../outbox/mail-counts'
import type { OutboxRow } from '../outbox/outbox'
import { prepareStatement } from '../prepared'
import { answerValues, type BookingAnswers, heldForm, writtenAnswers } from './booking-answers'
import { type Guard, guardColumns, guardPlaceholders, guardValues } from './booking-guard'

/** Null means no limit. */
export type MailCounts = {
  recipient: RecipientWindow | null
  owner: { column: 'strangers' | 'own'; count: number; seconds: number } | null
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
  mails: OutboxRow[]
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

/**
 * Writes a booking, its meeting, its emails, the answers to its form and the API response to store: one statement, all
 * or nothing. Returns false, and writes nothing, when the exclusion constraint finds another booking of this owner too
 * close, or the page has got another form meanwhile. Emails above a limit refuse the whole statement (23514). No lock
 * is needed: the constraint itself waits for uncommitted rivals.
 */
export async function insertBooking(
  db: Database,
  { booking, meeting, mails, formId, answers, remember, counts, now, mayBeInactive }: NewBooking,
): Promise<boolean> {
  const rows = await statementFor({
    mailCount: mails.length,
    isRemembered: remember !== null,
    hasAnswers: answers !== null,
    countsRecipient: counts.recipient !== null,
    countsOwner: counts.owner?.column ?? null,
  })(db, {
    ...booking,
    startTime: booking.startTime.toISOString(),
    endTime: booking.endTime.toISOString(),
    ...guardValues(booking),
    now: now.toISOString(),
    mayBeInactive,
    meetingId: meeting.id,
    title: meeting.title,
    description: meeting.description,
    location: meeting.location,
    locationData: JSON.stringify(meeting.locationData),
    attendees: JSON.stringify(meeting.attendees),
    targets: JSON.stringify(meeting.targetCalendars),
    ...Object.fromEntries(mails.flatMap(mailValues)),
    formId,
    ...(answers && answerValues(answers)),
    scope: `page:${booking.pageId}`,
    key: remember?.key,
    requestHash: remember?.requestHash,
    response: remember && JSON.stringify(remember.response),
    recipient: counts.recipient?.key,
    recipientLimit: counts.recipient?.count,
    recipientSeconds: counts.recipient?.seconds,
    ownerLimit: counts.owner?.count,
    ownerSeconds: counts.owner?.seconds,
  })
  return rows.length === 1
}

function mailValues(mail: OutboxRow, index: number): [name: string, value: string][] {
  return [
    [`mailId${index}`, mail.id],
    [`template${index}`, mail.template],
    [`payload${index}`, mail.payload],
    [`due${index}`, mail.nextAttemptAt.toISOString()],
    [`ends${index}`, mail.expiresAt.toISOString()],
  ]
}

type Statement = ReturnType<typeof prepareStatement>
type Shape = {
  mailCount: number
  isRemembered: boolean
  hasAnswers: boolean
  countsRecipient: boolean
  countsOwner: 'strangers' | 'own' | null
}
const statements = new Map<string, Statement>()

/** Bookings differ in the number of emails, and in whether there are answers and a response to store. */
function statementFor(shape: Shape): Statement {
  const name = JSON.stringify(shape)
  const statement = statements.get(name) ?? prepareStatement(insertStatement(shape))
  statements.set(name, statement)
  return statement
}

function insertStatement({ mailCount, isRemembered, hasAnswers, countsRecipient, countsOwner }: Shape): SQL {
  const the = sql.placeholder
  const at = (name: string) => sql`${the(name)}::timestamptz`
  const mailRow = (index: number) =>
    sql`(${the(`mailId${index}`)}::uuid, ${the(`template${index}`)}, ${the(`payload${index}`)},
      ${at(`due${index}`)}, ${at(`ends${index}`)})`
  const mailRows = sql.join(
    Array.from({ length: mailCount }, (_, index) => mailRow(index)),
    sql`, `,
  )
  const remembered = sql`, remembered as (
        insert into idempotency_keys (scope, key, request_hash, response, created_at)
        select ${the('scope')}, ${the('key')}, ${the('requestHash')}, ${the('response')}::jsonb, ${at('now')} from booking
      )`
  const terms = (limit: string, seconds: string) => ({
    amount: sql`1`,
    limit: sql`${the(limit)}::int`,
    seconds: sql`${the(seconds)}::float8`,
    now: at('now'),
  })
  // Every statement that counts both locks the address first, then its owner, so that none can deadlock.
  const recipient = sql`, recipient as (${countRecipient(
    sql`${the('recipient')}::text`,
    terms('recipientLimit', 'recipientSeconds'),
    { source: sql`from booking` },
  )})`
  const owner =
    countsOwner &&
    sql`, counted as (${countOwner(sql`booking.user_id`, countsOwner, terms('ownerLimit', 'ownerSeconds'), {
      source: countsRecipient ? sql`from booking, recipient` : sql`from booking`,
    })})`
  return sql`
      with ${hasAnswers ? sql`${heldForm()}, ` : sql``}booking as (
        insert into time_slot_bookings (id, page_id, user_id, start_time, end_time, ${guardColumns()},
          attendee_name, attendee_email, attendee_timezone, created_at)
        select ${the('id')}::uuid, p.id, p.user_id, ${at('startTime')}, ${at('endTime')}, ${guardPlaceholders()},
          ${the('attendeeName')}, ${the('attendeeEmail')}, ${the('attendeeTimezone')}, ${at('now')}
        from time_slot_pages p ${hasAnswers ? sql`join form on form.id = p.form_id` : sql``}
        where p.id = ${the('pageId')}::uuid and (p.is_active or ${the('mayBeInactive')})
          and p.form_id is not distinct from ${the('formId')}::uuid
        on conflict do nothing
        returning id, user_id, start_time, end_time
      ), meeting as (
        insert into meetings (id, user_id, booking_id, title, description, start_time, end_time, location, location_data,
          attendees, target_calendars, primary_source, created_at, updated_at)
        select ${the('meetingId')}::uuid, user_id, id, ${the('title')}, ${the('description')}, start_time, end_time,
          ${the('location')}, ${the('locationData')}::jsonb, ${the('attendees')}::jsonb, ${the('targets')}::jsonb,
          'time_slot', ${at('now')}, ${at('now')} from booking
      ), mails as (
        insert into outbox (id, user_id, meeting_id, template, payload, next_attempt_at, expires_at, created_at)
        select mail.id, booking.user_id, ${the('meetingId')}::uuid, mail.template, mail.payload, mail.due, mail.ends,
          ${at('now')}
        from booking, (values ${mailRows}) as mail (id, template, payload, due, ends)
      )${countsRecipient ? recipient : sql``}${owner ?? sql``}${hasAnswers ? sql`, ${writtenAnswers()}` : sql``}${
        isRemembered ? remembered : sql``
      }
      select id from booking`
}

/** A booking as its attendee may see it. The page's columns are null when it is deleted. */
export async function findBookingRow(db: Database, id: string) {
  const [row] = await db
    .select({
      id: timeSlotBookings.id,
      startTime: timeSlotBookings.startTime,
      endTime: timeSlotBookings.endTime,
      attendeeName: timeSlotBookings.attendeeName,
      attendeeEmail: timeSlotBookings.attendeeEmail,
      attendeeTimezone: timeSlotBookings.attendeeTimezone,
      userId: timeSlotBookings.userId,
      status: timeSlotBookings.status,
      cancelledBy: timeSlotBookings.cancelledBy,
      cancelReason: timeSlotBookings.cancelReason,
      createdAt: timeSlotBookings.createdAt,
      ownerName: sql<string>`coalesce(nullif(${userSettings.fullName}, ''), ${users.username})`,
      ownerEmail: users.email,
      slug: timeSlotPages.slug,
      isActive: timeSlotPages.isActive,
      timezone: timeSlotPages.timezone,
      ownerTimezone: userSettings.timezone,
    })
    .from(timeSlotBookings)
    .innerJoin(users, eq(users.id, timeSlotBookings.userId))
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .leftJoin(timeSlotPages, eq(timeSlotPages.id, timeSlotBookings.pageId))
    .where(eq(timeSlotBookings.id, id))
  return row ?? null
}

/** Cancels a booking with its meeting. Null when it does not exist or is already cancelled. */
export async function cancelBooking(
  tx: Database,
  id: string,
  facts: { by: Canceller; reason: string | null; now: Date },
): Promise<{ icalSequence: number } | null> {
  const [booking] = await tx
    .update(timeSlotBookings)
    .set({ status: 'cancelled', cancelledAt: facts.now, cancelledBy: facts.by, cancelReason: facts.reason })
    .where(and(eq(timeSlotBookings.id, id), ne(timeSlotBookings.status, 'cancelled')))
    .returning({ id: timeSlotBookings.id })
  if (!booking) return null
  const [meeting] = await tx
    .update(meetings)
    .set({ status: 'cancelled', updatedAt: facts.now, icalSequence: sql`${meetings.icalSequence} + 1` })
    .where(eq(meetings.bookingId, id))
    .returning({ icalSequence: meetings.icalSequence })
  return meeting ?? null
}
