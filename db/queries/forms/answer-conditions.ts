import { and, type SQL, sql } from 'drizzle-orm'
import { formResponses } from '@/db/schema'
import { type AnswerCondition, isDecimal } from '@/lib/shared/forms/answer-condition'
import type { QuestionKind } from '@/lib/shared/forms/question-types'
import { foldI, foldTypedI } from '../fold-i'

/** `stores`: the value that its question's answers are, which decides how they compare. */
export type AnswerMatch = AnswerCondition & { stores: QuestionKind['stores'] }

/** All of them hold. Like a rule's, a condition on a question without an answer is false, but for `not_answered`. */
export function answersHold(matches: readonly AnswerMatch[]): SQL | undefined {
  return and(...matches.map(holds))
}

function holds({ questionId, operator, value, stores }: AnswerMatch): SQL {
  const answer = sql`(${formResponses.responses} -> ${questionId}::text)`
  const isAnswered = sql`coalesce(${answer} not in ('null', '""', '[]', '{}'), false)`
  const given = (condition: SQL) => sql`(${isAnswered} and coalesce(${condition}, false))`
  switch (operator) {
    case 'answered':
      return isAnswered
    case 'not_answered':
      return sql`(not ${isAnswered})`
    case 'contains':
      return given(contains(answer, value, stores))
    case 'not_contains':
      return given(sql`not ${contains(answer, value, stores)}`)
    case 'equals':
      return given(equals(answer, value, stores))
    case 'not_equals':
      return given(sql`not ${equals(answer, value, stores)}`)
    case 'starts_with':
      return given(
        sql`jsonb_typeof(${answer}) = 'string' and starts_with(${folded(asText(answer))}, ${foldedValue(value)})`,
      )
    case 'lt':
      return given(isBelow(answer, sql`<`, value))
    case 'lte':
      return given(isBelow(answer, sql`<=`, value))
    case 'gt':
      return given(isBelow(answer, sql`>`, value))
    case 'gte':
      return given(isBelow(answer, sql`>=`, value))
    case 'before':
      return given(isEarlier(answer, sql`<`, value))
    case 'after':
      return given(isEarlier(answer, sql`>`, value))
  }
}

const asText = (answer: SQL) => sql`(${answer} #>> '{}')`
/** Case and the four i of Turkish make no difference, as in a search. */
const folded = (text: SQL) => sql`lower(${foldI(sql`normalize(btrim(${text}), nfc)`)})`
const foldedValue = (value: string) => sql`lower(${foldTypedI(value.trim().normalize('NFC'))}::text)`

/** A list contains one of its values whole, a text a part of it, and a record a part of one of its texts. */
function contains(answer: SQL, value: string, stores: QuestionKind['stores']): SQL {
  const isPart = (text: SQL) => sql`strpos(${folded(text)}, ${foldedValue(value)}) > 0`
  return sql`case jsonb_typeof(${answer})
    when 'array' then jsonb_exists(${answer}, ${value}::text)
    when 'object' then exists (select from jsonb_each_text(${answer}) as part (name, text) where ${isPart(sql`part.text`)})
    else ${stores === 'option' ? sql`${asText(answer)} = ${value}::text` : isPart(asText(answer))} end`
}

/** A list equals a value that is its only one, and a ranking the value that is its first. */
function equals(answer: SQL, value: string, stores: QuestionKind['stores']): SQL {
  const isSame = (text: SQL) => sql`${folded(text)} = ${foldedValue(value)}`
  const isSameNumber = isDecimal(value) ? sql`${asText(answer)}::numeric = ${value}::numeric` : sql`false`
  return sql`case jsonb_typeof(${answer})
    when 'array' then ${stores === 'ranking' ? sql`${answer} ->> 0 = ${value}::text` : sql`${answer} = jsonb_build_array(${value}::text)`}
    when 'object' then exists (select from jsonb_each_text(${answer}) as part (name, text) where ${isSame(sql`part.text`)})
    when 'number' then ${isSameNumber}
    else ${stores === 'option' ? sql`${asText(answer)} = ${value}::text` : isSame(asText(answer))} end`
}

function isBelow(answer: SQL, sign: SQL, value: string): SQL {
  return sql`case when jsonb_typeof(${answer}) = 'number' then ${asText(answer)}::numeric ${sign} ${value}::numeric end`
}

/** Dates and times of the day are compared as they are written. */
function isEarlier(answer: SQL, sign: SQL, value: string): SQL {
  return sql`case when jsonb_typeof(${answer}) = 'string' and length(${asText(answer)}) = ${value.length}::int
    then ${asText(answer)} collate "C" ${sign} ${value}::text collate "C" end`
}
