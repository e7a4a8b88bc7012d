import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { rowsOf } from '../rows'
import { HOOKED, writtenEvents } from './written-events'

/** An instant as the API writes it. */
export const isoText = (instant: SQL) => sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

type Parts = { form: SQL; response: SQL; questions: SQL; version: SQL; reason?: SQL }

/** The `data` of an event about a response, in the shape of `GET /api/form-responses/{id}`. */
function toData({ form, response, questions, version, reason }: Parts): SQL {
  return sql`jsonb_build_object('version', ${version}, 'form', ${form}, 'response', ${response},
            'questions', ${questions}${reason ? sql`, 'reason', ${reason}` : sql``})`
}

type Given = Record<'id' | 'name' | 'email' | 'answers' | 'files' | 'at', SQL>

/**
 * The same from the values of a response that the statement writes. `form` is a row with its id and title, `more` an object with
 * further fields of the response.
 */
export function writtenResponseData(
  given: Given,
  { form, questions, more }: { form: SQL; questions: SQL; more?: SQL },
): SQL {
  const response = sql`jsonb_build_object('id', ${given.id}, 'respondentName', ${given.name},
            'respondentEmail', ${given.email}, 'data', ${given.answers}, 'files', ${given.files}, 'status', 'new', 'note', '',
            'createdAt', ${isoText(given.at)},
            'updatedAt', ${isoText(given.at)})${more ? sql` || ${more}` : sql``}`
  return toData({
    form: sql`jsonb_build_object('id', ${form}.id, 'title', ${form}.title)`,
    response,
    questions,
    version: milliseconds(given.at),
  })
}

export const milliseconds = (instant: SQL) => sql`(extract(epoch from ${instant}) * 1000)::bigint`

/** The meeting `m` of a response. */
function bookedFields(isFollowUp: SQL): SQL {
  return sql`jsonb_build_object('booking', jsonb_build_object('meetingId', m.id, 'title', m.title,
              'startTime', ${isoText(sql`m.start_time`)}, 'status', m.status)
              || case when ${isFollowUp} then '{"isFollowUp": true}'::jsonb else '{}'::jsonb end)`
}

/** The same of a response that follows up a booking, which its statement has just written. */
export function followedUpFields(bookingId: SQL): SQL {
  return sql`coalesce((
            select ${bookedFields(sql`true`)} from meetings m where m.booking_id = ${bookingId}
          ), '{}'::jsonb)`
}

/** Set for a response that the form's own page did not send. */
export function originFields(byProgram: SQL): SQL {
  return sql`case when ${byProgram} then '{"byProgram": true}'::jsonb else '{}'::jsonb end`
}

/** `fileUrl` is the beginning of the address of a file. */
const toStored = (fileUrl: string) => ({
  form: sql`jsonb_build_object('id', f.id, 'title', f.title)`,
  response: sql`jsonb_build_object('id', r.id, 'respondentName', r.respondent_name, 'respondentEmail', r.respondent_email,
            'data', r.responses, 'files', ${storedFiles(fileUrl)}, 'status', r.status, 'note', r.note, 'createdAt', ${isoText(sql`r.created_at`)},
            'updatedAt', ${isoText(sql`coalesce(r.marked_at, r.created_at)`)}) || ${originFields(sql`r.by_program`)} || case when m.id is null then '{}'::jsonb
            else ${bookedFields(sql`r.booking_id is null and r.follow_up_of is not null`)} end`,
  questions: sql`coalesce(v.questions, '[]'::jsonb)`,
})

const storedFiles = (fileUrl: string) => sql`coalesce((
              select jsonb_agg(jsonb_build_object('id', o.id, 'questionId', o.question_id, 'name', o.name, 'size', o.size,
                'type', o.type, 'url', ${fileUrl}::text || o.id) order by o.created_at, o.id)
              from form_files o where o.response_id = r.id
            ), '[]'::jsonb)`

const FROM_STORED = sql`from form_responses r join forms f on f.id = r.form_id
        left join form_versions v on v.form_id = r.form_id and v.hash = r.version_hash
        left join meetings m on m.booking_id = coalesce(r.booking_id, r.follow_up_of)`

export type WhichResponses = { owner: string; formId: string; ids: readonly string[] | 'all' }
export type Told = { fileUrl: string; now: Date }
export type ResponseChange =
  | { type: 'response.created'; isSpam: true }
  | { type: 'response.deleted'; isSpam: false; reason: 'deleted' | 'spam' }

/**
 * Tells of responses that are about to be deleted or marked, inside the transaction that does it and holds their form. `isSpam`
 * selects those that are marked so now: spam was never told of. Returns how many deliveries were queued.
 */
export async function insertResponseEvents(
  tx: Database,
  { owner, formId, ids }: WhichResponses,
  change: ResponseChange,
  { fileUrl, now }: Told,
) {
  const at = sql`${now.toISOString()}::timestamptz`
  const reason = change.type === 'response.deleted' ? { reason: sql`${change.reason}::text` } : {}
  const listed =
    ids === 'all' ? sql`` : sql`and r.id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`
  const happenings = sql`
        select gen_random_uuid() as id, f.user_id, ${change.type}::text as type,
          ${toData({ ...toStored(fileUrl), version: milliseconds(at), ...reason })} as data, ${at} as at
        ${FROM_STORED}
        where f.id = ${formId}::uuid and f.user_id = ${owner}::uuid and r.is_spam = ${change.isSpam} ${listed}`
  const rows = await tx.execute(sql`with ${writtenEvents(happenings)} select ${HOOKED} as queued`)
  return rowsOf<{ queued: number }>(rows)[0]?.queued ?? 0
}

/** Data about the owner's latest response, for a test. */
export async function findLatestResponse(
  db: Database,
  owner: OwnerId,
  type: 'response.created' | 'response.deleted',
  { fileUrl, now }: Told,
): Promise<object | null> {
  const version = milliseconds(sql`${now.toISOString()}::timestamptz`)
  const reason = type === 'response.deleted' ? { reason: sql`'deleted'::text` } : {}
  const rows = await db.execute(sql`
    select ${toData({ ...toStored(fileUrl), version, ...reason })} as data ${FROM_STORED}
    where f.user_id = ${owner}::uuid and not r.is_spam order by r.created_at desc limit 1`)
  return rowsOf<{ data: object }>(rows)[0]?.data ?? null
}
