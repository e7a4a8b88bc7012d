import { type SQL, sql } from 'drizzle-orm'
import { oneOf } from '@/db/schema/columns'
import { RATINGS } from '@/lib/vocabulary/forms/question'
import { QUESTION_KINDS, QUESTION_TYPES, type QuestionKind } from '@/lib/vocabulary/forms/question-types'

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
export const COUNTED: Record<QuestionKind['summary'], 'values' | 'parts' | null> = {
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
export const IS_SHOWN: Record<QuestionKind['summary'], boolean> = {
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

export const storedAs = ({ stores }: QuestionKind): Stored => STORED_AS[stores]

type Wanted = (kind: QuestionKind) => boolean

export const isList = (kind: QuestionKind) => storedAs(kind) === 'array'
export const isChosen = ({ summary }: QuestionKind) => ['choices', 'rating', 'scale'].includes(summary)
export const isSummed =
  (summary: QuestionKind['summary']): Wanted =>
  (kind) =>
    kind.summary === summary
/** True for what has a histogram, whose edges follow from the least and the greatest answer. */
export const isBinned = ({ summary }: QuestionKind) => summary === 'numbers' || summary === 'dates'

/** SQL that is true when the column's question type is of a wanted kind. */
export function isType(type: SQL, isWanted: Wanted): SQL {
  return oneOf(
    type,
    QUESTION_TYPES.filter((one) => isWanted(QUESTION_KINDS[one])),
  )
}

/** SQL that is true when the JSON fits the question type in a column. Text that is no date must not become a bin's edge. */
export function fits(type: SQL, kind: SQL, value: SQL): SQL {
  const cases = QUESTION_TYPES.map((one) => `when '${one}' then '${STORED_AS[QUESTION_KINDS[one].stores]}'`)
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
