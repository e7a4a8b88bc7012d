import { and, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { formFiles, formResponses, formVersions } from '@/db/schema'
import type { ResponseStatus } from '@/lib/shared/forms/response-status'
import { foldI, foldTypedI } from '../fold-i'
import { type AnswerMatch, answersHold } from './answer-conditions'
import type { FormKey } from './form-questions'
import { ownedFormId } from './forms'

/** `spam`: true for spam only, else for all but spam. */
export type ResponseListFilter = {
  q?: string
  from?: Date
  to?: Date
  updatedSince?: Date
  status?: ResponseStatus
  answers?: readonly AnswerMatch[]
  spam?: boolean
}

/** The condition of a filter, for any query on the responses of an owner's form. */
export function matches(key: FormKey, filter: ResponseListFilter): SQL | undefined {
  return and(inArray(formResponses.formId, ownedFormId(key.owner, key.formId)), narrows(key.formId, filter))
}

/** The same for a query that has checked the form's owner already. */
export function narrows(
  formId: string,
  { q, from, to, updatedSince, status, answers, spam = false }: ResponseListFilter,
): SQL | undefined {
  return and(
    eq(formResponses.isSpam, spam),
    status && eq(formResponses.status, status),
    from && gte(formResponses.createdAt, from),
    to && lt(formResponses.createdAt, to),
    updatedSince && or(gte(formResponses.createdAt, updatedSince), gte(formResponses.markedAt, updatedSince)),
    answers && answersHold(answers),
    q ? holds(formId, q) : undefined,
  )
}

/**
 * Looks for a text in the name, the address, the answers, the names of files, and the labels of what was chosen: options, rows
 * and columns.
 */
function holds(formId: string, q: string): SQL {
  const wanted = foldTypedI(q)
  const like = toPattern(wanted)
  const chosen = (list: string) => sql`array(select jsonb_array_elements_text(label.chosen -> ${list}))`
  const answer = sql`${formResponses.responses} -> label.question`
  return sql`(${foldI(formResponses.respondentName)} ilike ${like} or ${foldI(formResponses.respondentEmail)} ilike ${like}
    or (lower(${foldI(sql`jsonb_path_query_array(${formResponses.responses}, '$.*')::text`)}) like lower(${toPattern(asInJson(wanted))}::text) and exists (
      select from jsonb_each(${formResponses.responses}) as answer (id, value), ${textsIn(sql`answer.value`)} as given (text)
      where ${foldI(sql`given.text`)} ilike ${like}
    ))
    or exists (
      select from jsonb_each((${labelled(formId, like)}) -> ${formResponses.versionHash}) as label (question, chosen)
      where jsonb_exists_any(${answer}, ${chosen('named')})
        or jsonb_exists_any(jsonb_path_query_array(${answer}, '$.*'), ${chosen('given')})
    )
    or ${formResponses.id} in (
      select ${formFiles.responseId} from ${formFiles}
      where ${formFiles.formId} = ${formId} and ${formFiles.responseId} is not null and ${foldI(formFiles.name)} ilike ${like}
    ))`
}

/** The texts inside of an address, a matrix or a consent, without what only programs read. A list is one of values, and has labels. */
function textsIn(answer: SQL): SQL {
  return sql`lateral (
        select ${answer} #>> '{}' where jsonb_typeof(${answer}) not in ('array', 'object')
        union all
        select part.value from jsonb_each_text(case jsonb_typeof(${answer}) when 'object' then ${answer} else '{}' end) as part
        where not (jsonb_exists(${answer}, 'agreed') and part.key in ('agreed', 'version'))
      )`
}

/**
 * Version → question → values of what has such a label, as JSON; null without any. `named`: options and rows, which an answer has
 * as elements or keys; `given`: columns, which it has as values. It does not depend on a response, so the database computes it
 * once.
 */
function labelled(formId: string, like: string): SQL {
  const settings = (list: string) => sql`coalesce(question -> 'settings' -> ${list}, '[]')`
  return sql`select jsonb_object_agg(hash, questions) from (
      select hash, jsonb_object_agg(question, chosen) as questions from (
        select ${formVersions.hash} as hash, question ->> 'id' as question, jsonb_build_object(
            'named', coalesce(jsonb_agg(shown.one -> 'value') filter (where not is_column), '[]'),
            'given', coalesce(jsonb_agg(shown.one -> 'value') filter (where is_column), '[]')) as chosen
        from ${formVersions}, jsonb_array_elements(${formVersions.questions}) as question, lateral (
          select one, false as is_column from jsonb_array_elements((question -> 'options') || ${settings('rows')}) as one
          union all select one, true from jsonb_array_elements(${settings('columns')}) as one
        ) as shown
        where ${formVersions.formId} = ${formId} and ${foldI(sql`shown.one ->> 'label'`)} ilike ${like} group by 1, 2
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
