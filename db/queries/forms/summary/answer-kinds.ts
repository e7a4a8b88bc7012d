import { type SQL, sql } from 'drizzle-orm'
import { oneOf } from '@/db/schema/columns'
import { RATINGS } from '@/lib/vocabulary/forms/question'
import { QUESTION_KINDS } from '@/lib/vocabulary/forms/question-kinds'
import { QUESTION_TYPES, type QuestionKind, type QuestionType } from '@/lib/vocabulary/forms/question-types'
import { SUMMED_UP_AS, type SummaryWay } from '@/lib/vocabulary/forms/summed-up'

type Stored = 'string' | 'number' | 'boolean' | 'array' | 'object'

/** The JSON type that answers are stored in. */
const STORED_AS: Record<QuestionKind['stores'], Stored> = {
  words: 'string',
  number: 'number',
  rating: 'number',
  option: 'string',
  options: 'array',
  date: 'string',
  time: 'string',
  yes_no: 'boolean',
  consent: 'object',
  scale: 'number',
  ranking: 'array',
  matrix: 'object',
  address: 'object',
  files: 'array',
  nothing: 'string',
}

/** The way the database counts the answers of each summary: by value, or by the parts of a value. */
export const COUNTED: Record<SummaryWay, 'values' | 'parts' | null> = {
  texts: null,
  numbers: 'values',
  rating: 'values',
  choices: 'values',
  dates: 'values',
  hours: 'values',
  scale: 'values',
  consent: 'parts',
  ranking: 'parts',
  matrix: 'parts',
  addresses: 'parts',
  files: null,
  nothing: null,
}

/** The summaries that show the newest answers. */
export const IS_SHOWN: Record<SummaryWay, boolean> = {
  texts: true,
  addresses: true,
  files: true,
  numbers: false,
  rating: false,
  choices: false,
  dates: false,
  hours: false,
  scale: false,
  consent: false,
  ranking: false,
  matrix: false,
  nothing: false,
}

export const storedAs = (type: QuestionType): Stored => STORED_AS[QUESTION_KINDS[type].stores]

type Wanted = (type: QuestionType) => boolean

export const isList: Wanted = (type) => storedAs(type) === 'array'
export const isChosen: Wanted = (type) => ['choices', 'rating', 'scale'].includes(SUMMED_UP_AS[type])
export const isSummed =
  (way: SummaryWay): Wanted =>
  (type) =>
    SUMMED_UP_AS[type] === way
/** True for what has a histogram, whose edges follow from the least and the greatest answer. */
export const isBinned: Wanted = (type) => SUMMED_UP_AS[type] === 'numbers' || SUMMED_UP_AS[type] === 'dates'

/** SQL that is true when the column's question type is of a wanted kind. */
export function isType(type: SQL, isWanted: Wanted): SQL {
  return oneOf(type, QUESTION_TYPES.filter(isWanted))
}

/** SQL that is true when the JSON fits the question type in a column. Text that is no date must not become a bin's edge. */
export function fits(type: SQL, kind: SQL, value: SQL): SQL {
  const cases = QUESTION_TYPES.map((one) => `when '${one}' then '${storedAs(one)}'`)
  const text = sql`(${value} #>> '{}')`
  return sql`(${kind} = case ${type} ${sql.raw(cases.join(' '))} end
    and (${isType(type, isSummed('rating'))} and ${oneOf(value, RATINGS.map(String))} is not true) is not true
    and (${isType(type, isSummed('scale'))} and ${text} !~ '^[0-9]{1,3}$') is not true
    and (${isType(type, isSummed('dates'))} and ${text} !~ ${DATE}) is not true
    and (${isType(type, isSummed('hours'))} and ${text} !~ ${TIME}) is not true)`
}

const DATE = '^[1-9][0-9]{3}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'
const TIME = '^([01][0-9]|2[0-3]):[0-5][0-9]$'

/** The number in a bin: a date is one as well, so that they have their order. `value` fits its type. */
export function amountOf(type: SQL, value: SQL): SQL {
  return sql`case when ${isType(type, isSummed('dates'))} then replace(${value} #>> '{}', '-', '')::numeric else ${value}::numeric end`
}
