import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { newId } from '@/db/new-id'
import type { QuestionSnapshot } from '@/db/schema'
import type { OutboxRow } from '../outbox/outbox'
import { plainStatement, prepareStatement } from '../prepared'
import { closedData } from '../webhooks/form-events'
import { followedUpFields, originFields, writtenResponseData } from '../webhooks/response-events'
import { HOOKED, writtenEvents } from '../webhooks/written-events'
import { type ClaimedFile, type Claims, claimedFiles, claimValues, HAS_FILES, HELD_FILES } from './claimed-files'
import { writtenVersion } from './form-versions'
import {
  noticeValues,
  type Receipt,
  type ReceiptShape,
  receiptShape,
  receiptValues,
  writtenNotice,
  writtenReceipt,
} from './response-mails'

export type NewResponse = {
  id: string
  formId: string
  respondentName: string | null
  respondentEmail: string | null
  responses: Record<string, unknown>
  /** Uploaded files that the answers name. */
  claims: Claims
  /** Their facts, for the webhook. */
  files: ClaimedFile[]
  isSpam: boolean
  /** It was not sent by the form's own page. */
  byProgram: boolean
  /** The booking whose follow-up led here; it is stored if that follow-up names this form. */
  followUpOf: string | null
  version: { hash: string; questions: QuestionSnapshot[] }
  remember: { key: string; requestHash: string; response: object } | null
  /** The email to the owner, sent unless they have switched such emails off. */
  mail: OutboxRow | null
  receipt: Receipt | null
  /** The booking that was made with it, earlier in the same transaction. */
  booked: { bookingId: string; meeting: { meetingId: string; title: string; startTime: string; status: string } } | null
  /** True when the form had a maximum when it was read. */
  isLimited: boolean
  now: Date
}

/** `isFull`: it was the last one that the form had room for. `hooked`: webhooks that it queued. */
export type Inserted = { isFull: boolean; hooked: number }

/**
 * Writes a response, its version of the questions, the owner's email and the API response to store: one statement, all
 * or nothing. Null, and nothing written, when the form is no longer open, has got a maximum meanwhile, a file is gone or
 * another response's, or another request has used the key; it waits for one in progress. The form is locked against deletion; if it has a maximum, a
 * trigger counts the response. A receipt above a limit on emails refuses it all (23514).
 */
export async function insertResponse(db: Database, { isLimited, ...response }: NewResponse): Promise<Inserted | null> {
  const insert = statementFor({
    isLimited,
    isRemembered: response.remember !== null,
    isTold: response.mail !== null,
    isFollowUp: response.followUpOf !== null,
    hasFiles: response.claims.length > 0,
    isBooked: response.booked !== null,
    receipt: receiptShape(response.receipt),
  })
  const [row] = await insert(db, toValues(response))
  return row ?? null
}

function toValues({
  version,
  remember,
  mail,
  receipt,
  booked,
  claims,
  files,
  now,
  ...row
}: Omit<NewResponse, 'isLimited'>) {
  return {
    ...row,
    responses: JSON.stringify(row.responses),
    hash: version.hash,
    questions: JSON.stringify(version.questions),
    now: now.toISOString(),
    ...claimValues(claims),
    files: JSON.stringify(files),
    key: remember?.key,
    requestHash: remember?.requestHash,
    response: remember && JSON.stringify(remember.response),
    eventId: newId(),
    closingEventId: newId(),
    bookingId: booked?.bookingId,
    bookedMeeting: booked && JSON.stringify(booked.meeting),
    ...noticeValues(mail),
    ...receiptValues(receipt),
  }
}

type Shape = {
  isRemembered: boolean
  isLimited: boolean
  isTold: boolean
  isFollowUp: boolean
  isBooked: boolean
  hasFiles: boolean
  receipt: ReceiptShape | null
}
type Statement = ReturnType<typeof prepareStatement<Inserted>>
const statements = new Map<string, Statement>()

function statementFor(shape: Shape): Statement {
  const name = JSON.stringify(shape)
  // With a booking it is part of a transaction, which a refused prepared statement would end.
  const build = shape.isBooked ? plainStatement<Inserted> : prepareStatement<Inserted>
  const statement = statements.get(name) ?? build(insertStatement(shape))
  statements.set(name, statement)
  return statement
}

function insertStatement({ isRemembered, isLimited, isTold, isFollowUp, isBooked, hasFiles, receipt }: Shape): SQL {
  const the = sql.placeholder
  const now = sql`${the('now')}::timestamptz`
  /** Locks the form against every other submission: after the wait a statement reads the current count. */
  const limited = {
    isLast: sql`coalesce(f.taken + 1 >= f.max_responses and not ${the('isSpam')}::boolean, false)`,
    hasRoom: sql`(f.max_responses is null or f.taken < f.max_responses)`,
    hold: sql`for no key update of f`,
  }
  const unlimited = { isLast: sql`false`, hasRoom: sql`f.max_responses is null`, hold: sql`for key share of f` }
  const { isLast, hasRoom, hold } = isLimited ? limited : unlimited
  const remembered = sql`, remembered as (
      insert into idempotency_keys (scope, key, request_hash, response, created_at)
      select 'form:' || id, ${the('key')}, ${the('requestHash')}, ${the('response')}::jsonb, ${now} from form
      on conflict do nothing
      returning key
    )`
  /** Every process renders the page again, because the cached one says that the form is open. */
  const page = sql`, page as (
      insert into page_changes (slug) select 'form/' || form.slug from form, response where form.is_last
      on conflict (slug) do update set changed_at = now()
    )`
  /** The event below tells of it. */
  const closing = sql`, closing as (
      update forms f set seen_open = false from form, response where f.id = form.id and form.is_last
    )`
  const followUpOf = sql`(
          select b.id from time_slot_bookings b
          where b.id = ${the('followUpOf')}::uuid and b.user_id = form.user_id and b.follow_up ->> 'formId' = form.id::text
        )`
  return sql`
    with ${hasFiles ? HELD_FILES : sql``}form as (
      select f.id, f.slug, f.title, f.user_id, f.notify, f.closes_at, f.max_responses, f.taken, f.updated_at,
        ${isLast} as is_last
      from forms f
      where f.id = ${the('formId')}::uuid and f.is_published and (f.closes_at is null or f.closes_at > ${now})
        and ${hasRoom}${hasFiles ? sql` and ${HAS_FILES}` : sql``}
      ${hold}
    )${isRemembered ? remembered : sql``}, response as (
      insert into form_responses (id, form_id, respondent_name, respondent_email, responses, version_hash, is_spam,
        by_program, follow_up_of, booking_id, created_at)
      select ${the('id')}::uuid, form.id, ${the('respondentName')}, ${the('respondentEmail')},
        ${the('responses')}::jsonb, ${the('hash')}, ${the('isSpam')}::boolean, ${the('byProgram')}::boolean,
        ${isFollowUp ? followUpOf : sql`null`}, ${isBooked ? sql`${the('bookingId')}::uuid` : sql`null`}, ${now}
      from form ${isRemembered ? sql`, remembered` : sql``}
      returning id, form_id, follow_up_of
    ), ${writtenVersion(sql`form, response`)}${isLimited ? sql`${page}${closing}` : sql``}${isTold ? sql`, ${writtenNotice()}` : sql``}${receipt ? sql`, ${writtenReceipt(receipt)}` : sql``}${hasFiles ? claimedFiles(sql`response`, now) : sql``}, ${writtenEvents(happenings({ isLimited, isFollowUp, isBooked }))}
    select form.is_last as "isFull", ${HOOKED} as hooked from form, response`
}

/** The events of a response, which tells of no spam, and of the last one that a form takes. */
function happenings({ isLimited, isFollowUp, isBooked }: Pick<Shape, 'isLimited' | 'isFollowUp' | 'isBooked'>): SQL {
  const the = sql.placeholder
  const now = sql`${the('now')}::timestamptz`
  const given = {
    id: sql`${the('id')}::uuid`,
    name: sql`${the('respondentName')}::text`,
    email: sql`${the('respondentEmail')}::text`,
    answers: sql`${the('responses')}::jsonb`,
    files: sql`${the('files')}::jsonb`,
    at: now,
  }
  const origin = originFields(sql`${the('byProgram')}::boolean`)
  const booking = isBooked
    ? sql` || jsonb_build_object('booking', ${the('bookedMeeting')}::jsonb)`
    : isFollowUp
      ? sql` || ${followedUpFields(sql`response.follow_up_of`)}`
      : sql``
  const data = writtenResponseData(given, {
    form: sql`form`,
    questions: sql`${the('questions')}::jsonb`,
    more: sql`${origin}${booking}`,
  })
  const answered = sql`
      select ${the('eventId')}::uuid as id, form.user_id, 'response.created' as type, ${data} as data, ${now} as at
      from form, response where not ${the('isSpam')}::boolean`
  if (!isLimited) return answered
  const closed = closedData(sql`form`, { reason: sql`'limit'::text`, count: sql`form.taken + 1`, now })
  return sql`${answered} union all
      select ${the('closingEventId')}::uuid, form.user_id, 'form.closed', ${closed}, ${now}
      from form, response where form.is_last`
}
