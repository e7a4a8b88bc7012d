import { type SQL, sql } from 'drizzle-orm'
import type { FileFacts } from './form-files'

/** The files that a response names. */
export type Claims = { id: string; questionId: string }[]
/** The facts of such a file, for the response's webhook. */
export type ClaimedFile = FileFacts & { url: string }

const the = sql.placeholder

/**
 * A part of the statement that writes a response: locks the files that it names, as long as no other response has them. The
 * order is the same for all, so that two of them cannot wait for each other.
 */
export const HELD_FILES = sql`held_file as (
      select id from form_files
      where form_id = ${the('formId')}::uuid and state = 'kept' and response_id is null and claimed_at is null
        and (id, question_id) in (
          select c.id, c."questionId" from jsonb_to_recordset(${the('claims')}::jsonb) as c (id uuid, "questionId" uuid)
        )
      order by id for update
    ), `

/** True when none of them is missing. */
export const HAS_FILES = sql`(select count(*) from held_file) = ${the('claimCount')}::int`

/** Gives them to the response, a row of the statement with an id. */
export function claimedFiles(response: SQL, now: SQL): SQL {
  return sql`, claimed_file as (
      update form_files set response_id = ${response}.id, claimed_at = ${now}, network = null
      from ${response}, held_file where form_files.id = held_file.id
    )`
}

export function claimValues(claims: Claims) {
  return { claims: JSON.stringify(claims), claimCount: claims.length }
}
