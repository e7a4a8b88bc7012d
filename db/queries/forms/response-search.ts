import { and, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { formResponses, formVersions } from '@/db/schema'
import { foldI, foldTypedI } from '../fold-i'
import type { FormKey } from './form-questions'
import { ownedFormId } from './forms'

/** `spam`: true for spam only, else for all but spam. */
export type ResponseListFilter = { q?: string; from?: Date; to?: Date; updatedSince?: Date; spam?: boolean }

/** The condition of a filter, for any query on the responses of an owner's form. */
export function matches(key: FormKey, filter: ResponseListFilter): SQL | undefined {
  return and(inArray(formResponses.formId, ownedFormId(key.owner, key.formId)), narrows(key.formId, filter))
}

/** The same for a query that has checked the form's owner already. */
export function narrows(
  formId: string,
  { q, from, to, updatedSince, spam = false }: ResponseListFilter,
): SQL | undefined {
  return and(
    eq(formResponses.isSpam, spam),
    from && gte(formResponses.createdAt, from),
    to && lt(formResponses.createdAt, to),
    updatedSince && or(gte(formResponses.createdAt, updatedSince), gte(formResponses.markedAt, updatedSince)),
    q ? holds(formId, q) : undefined,
  )
}

/** Looks for a text in the name, the address, the answers, and the labels of the options that were chosen. */
function holds(formId: string, q: string): SQL {
  const wanted = foldTypedI(q)
  const like = toPattern(wanted)
  return sql`(${foldI(formResponses.respondentName)} ilike ${like} or ${foldI(formResponses.respondentEmail)} ilike ${like}
    or (lower(${foldI(sql`jsonb_path_query_array(${formResponses.responses}, '$.*')::text`)}) like lower(${toPattern(asInJson(wanted))}::text) and exists (
      select from jsonb_each(${formResponses.responses}) as answer (id, value)
      where jsonb_typeof(answer.value) <> 'array' and ${foldI(sql`answer.value #>> '{}'`)} ilike ${like}
    ))
    or exists (
      select from jsonb_each((${labelled(formId, like)}) -> ${formResponses.versionHash}) as option (question, chosen)
      where jsonb_exists_any(${formResponses.responses} -> option.question,
        array(select jsonb_array_elements_text(option.chosen)))
    ))`
}

/**
 * Version → question → values of the options with such a label, as JSON; null without any. It does not depend on a
 * response, so the database computes it once.
 */
function labelled(formId: string, like: string): SQL {
  return sql`select jsonb_object_agg(hash, questions) from (
      select hash, jsonb_object_agg(question, chosen) as questions from (
        select ${formVersions.hash} as hash, question ->> 'id' as question, jsonb_agg(option -> 'value') as chosen
        from ${formVersions}, jsonb_array_elements(${formVersions.questions}) as question,
          jsonb_array_elements(question -> 'options') as option
        where ${formVersions.formId} = ${formId} and ${foldI(sql`option ->> 'label'`)} ilike ${like} group by 1, 2
      ) as by_question group by hash
    ) as by_wording`
}

/**
 * Escapes the text as in JSON: quotes, backslashes and control characters. Searching the JSON of all answers first is
 * much faster than searching each answer.
 */
function asInJson(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}

function toPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
