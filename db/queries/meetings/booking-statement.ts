import { type SQL, sql } from 'drizzle-orm'
import { plainStatement, prepareStatement } from '../prepared'
import { HOOKED, writtenEvents } from '../webhooks/written-events'
import { answersEvent, heldForm, writtenAnswers } from './booking-answers'
import { heldCode, usedCode } from './booking-code'
import { guardColumns, guardPlaceholders } from './booking-guard'
import { countedPeriods } from './booking-limits'
import { heldLink, usedLink } from './booking-link'
import { countedOwner, countedRecipients, lateMail } from './booking-recipients'
import { earlierResponse, withEarlierResponse } from './earlier-response'

type Statement = ReturnType<typeof prepareStatement<{ hooked: number }>>

/** Bookings differ in whether there are answers and a response to store, and in the limits that count them. */
type Shape = {
  isRemembered: boolean
  hasAnswers: boolean
  /** The answers name files. */
  hasFiles: boolean
  recipientCount: number
  mayExceedRecipients: boolean
  countsOwner: 'strangers' | 'own' | null
  /** The page's limits on bookings. */
  periodCount: number
  /** By a link of the page. */
  hasLink: boolean
  /** By a code that was sent to the attendee's address. */
  hasCode: boolean
  /** After a response. */
  isAfter: boolean
  /** The account is a team: the rows of the hosts block the time, and its own row does not. */
  isHosted: boolean
  /** As part of a transaction. */
  isPart: boolean
}

const statements = new Map<string, Statement>()

/** Prepared once for each shape. */
export function statementFor(shape: Shape): Statement {
  const name = JSON.stringify(shape)
  const build = shape.isPart ? plainStatement<{ hooked: number }> : prepareStatement<{ hooked: number }>
  const statement = statements.get(name) ?? build(insertStatement(shape))
  statements.set(name, statement)
  return statement
}

function insertStatement({
  isRemembered,
  hasAnswers,
  hasFiles,
  recipientCount,
  mayExceedRecipients,
  countsOwner,
  periodCount,
  hasLink,
  hasCode,
  isAfter,
  isHosted,
}: Omit<Shape, 'isPart'>): SQL {
  const the = sql.placeholder
  const at = (name: string) => sql`${the(name)}::timestamptz`
  const remembered = sql`, remembered as (
        insert into idempotency_keys (scope, key, request_hash, response, created_at)
        select ${the('scope')}, ${the('key')}, ${the('requestHash')}, ${the('response')}::jsonb, ${at('now')} from booking
      )`
  const late = mayExceedRecipients && recipientCount > 0 ? lateMail() : null
  return sql`
      with ${hasAnswers ? sql`${heldForm(hasFiles)}, ` : sql``}booking as (
        insert into time_slot_bookings (id, occurrence_id, page_id, user_id, start_time, end_time, ${guardColumns()},
          attendee_name, attendee_email, attendee_timezone, attendee_time_format, language, status, expires_at, guests,
          cancel_notice, move_notice, max_moves, reminders, follow_up, created_at)
        select ${the('id')}::uuid, ${isHosted ? sql`p.user_id` : sql`${the('id')}::uuid`}, p.id, p.user_id, ${at('startTime')}, ${at('endTime')}, ${guardPlaceholders()},
          ${the('attendeeName')}, ${the('attendeeEmail')}, ${the('attendeeTimezone')}, ${the('attendeeTimeFormat')}::text, ${the('language')},
          ${the('status')}, ${at('expiresAt')}, ${the('guests')}::jsonb,
          p.cancel_notice, p.move_notice, p.max_moves, p.reminders, p.follow_up, ${at('now')}
        from time_slot_pages p ${hasAnswers ? sql`join form on form.id = p.form_id` : sql``} ${hasLink ? heldLink.join : sql``} ${hasCode ? heldCode.join : sql``}
        where p.id = ${the('pageId')}::uuid and (p.is_active or ${the('mayBeInactive')})
          and p.form_id is not distinct from ${the('formId')}::uuid and p.rules_version = ${the('rulesVersion')}::int
        for key share of p ${hasLink ? heldLink.hold : sql``} ${hasCode ? heldCode.hold : sql``}
        on conflict do nothing
        returning id, page_id, user_id, start_time, end_time
      ), meeting as (
        insert into meetings (id, user_id, booking_id, title, description, start_time, end_time, location, location_data,
          attendees, target_calendars, primary_source, status, created_at, updated_at)
        select ${the('meetingId')}::uuid, user_id, id, ${the('title')}, ${the('description')}, start_time, end_time,
          ${the('location')}, ${the('locationData')}::jsonb, ${the('attendees')}::jsonb, ${the('targets')}::jsonb,
          'time_slot', ${the('status')}, ${at('now')}, ${at('now')} from booking
      )${recipientCount > 0 ? sql`, ${countedRecipients(recipientCount, mayExceedRecipients)}` : sql``}, mails as (
        insert into outbox (id, user_id, meeting_id, template, payload, next_attempt_at, expires_at, created_at${late ? sql`, held_for, recipient` : sql``})
        select mail.id, booking.user_id, ${the('meetingId')}::uuid, mail.template, mail.payload, ${late?.due ?? sql`mail.due`},
          ${late?.ends ?? sql`mail.ends`}, ${at('now')}${late ? sql`, ${late.heldFor}` : sql``}
        from booking cross join json_to_recordset(${the('mails')}::json)
          as mail (id uuid, template text, payload text, due timestamptz, ends timestamptz, recipient text)
          ${late?.join ?? sql``}
      )${periodCount > 0 ? sql`, ${countedPeriods(periodCount)}` : sql``}${countsOwner ? sql`, ${countedOwner(countsOwner, recipientCount)}` : sql``}${hasAnswers ? sql`, ${writtenAnswers(hasFiles)}` : sql``}${hasLink ? sql`, ${usedLink()}` : sql``}${hasCode ? sql`, ${usedCode()}` : sql``}${isAfter ? sql`, ${earlierResponse()}` : sql``}${
        isRemembered ? remembered : sql``
      }, ${writtenEvents(happenings({ hasAnswers, isAfter }))}
      select id, ${HOOKED} as hooked from booking`
}

/** For the endpoints of the page's owner; of no cost without one. */
function happenings({ hasAnswers, isAfter }: Pick<Shape, 'hasAnswers' | 'isAfter'>): SQL {
  const the = sql.placeholder
  const data = sql`${the('eventData')}::jsonb`
  const booked = sql`
        select ${the('eventId')}::uuid as id, booking.user_id,
          case ${the('status')} when 'pending' then 'booking.requested' else 'booking.created' end as type,
          ${isAfter ? withEarlierResponse(data) : data} as data, ${the('now')}::timestamptz as at
        from booking`
  return hasAnswers ? sql`${booked} union all ${answersEvent()}` : booked
}
