import { type SQL, sql } from 'drizzle-orm'
import { newId } from '@/db/new-id'
import type { QuestionSnapshot } from '@/db/schema'
import { type ClaimedFile, type Claims, claimedFiles, claimValues, HAS_FILES, HELD_FILES } from '../forms/claimed-files'
import { writtenVersion } from '../forms/form-versions'
import { isoText, writtenResponseData } from '../webhooks/response-events'

/** Answers to the questions of a page's form, stored as a response. */
export type BookingAnswers = {
  id: string
  responses: Record<string, unknown>
  /** Uploaded files that they name, and their facts for the webhook. */
  claims: Claims
  files: ClaimedFile[]
  version: { hash: string; questions: QuestionSnapshot[] }
}

const the = sql.placeholder
const now = sql`${the('now')}::timestamptz`

/** Parts of the statement that writes a booking. It locks the form against deletion. */
export function heldForm(hasFiles: boolean): SQL {
  return sql`${hasFiles ? HELD_FILES : sql``}form as (
        select id, slug, title, max_responses, updated_at from forms
        where id = ${the('formId')}::uuid${hasFiles ? sql` and ${HAS_FILES}` : sql``} for key share
      )`
}

/** If the form has a maximum, its cached page is invalidated: it may be full now. */
export function writtenAnswers(hasFiles: boolean): SQL {
  return sql`response as (
        insert into form_responses (id, form_id, respondent_name, respondent_email, responses, version_hash, booking_id,
          created_at)
        select ${the('responseId')}::uuid, form.id, ${the('attendeeName')}, ${the('attendeeEmail')},
          ${the('responses')}::jsonb, ${the('hash')}, booking.id, ${now}
        from booking, form
        returning id
      )${hasFiles ? claimedFiles(sql`response`, now) : sql``}, ${writtenVersion(sql`booking, form`)}, form_page as (
        insert into page_changes (slug) select 'form/' || form.slug from booking, form where form.max_responses is not null
        on conflict (slug) do update set changed_at = now()
      )`
}

/** The event of the response. */
export function answersEvent(): SQL {
  const given = {
    id: sql`${the('responseId')}::uuid`,
    name: sql`${the('attendeeName')}::text`,
    email: sql`${the('attendeeEmail')}::text`,
    answers: sql`${the('responses')}::jsonb`,
    files: sql`${the('files')}::jsonb`,
    at: now,
  }
  const more = sql`jsonb_build_object('booking', jsonb_build_object('meetingId', ${the('meetingId')}::uuid, 'title', ${the('title')}::text,
            'startTime', ${isoText(sql`booking.start_time`)}, 'status', ${the('status')}::text))`
  const data = writtenResponseData(given, { form: sql`form`, questions: sql`${the('questions')}::jsonb`, more })
  return sql`
        select ${the('responseEventId')}::uuid, booking.user_id, 'response.created', ${data}, ${now} from booking, form`
}

export function answerValues({ id, responses, version, claims, files }: BookingAnswers) {
  return {
    responseEventId: newId(),
    responseId: id,
    responses: JSON.stringify(responses),
    ...claimValues(claims),
    files: JSON.stringify(files),
    hash: version.hash,
    questions: JSON.stringify(version.questions),
  }
}
