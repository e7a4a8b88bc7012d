import { type SQL, sql } from 'drizzle-orm'
import { oneOf } from '@/db/schema/columns'
import { QUESTION_KINDS, QUESTION_TYPES, type QuestionKind } from '@/lib/vocabulary/forms/question-types'

/** The JSON type that answers are stored in. */
const STORED_AS: Record<QuestionKind['stores'], 'string' | 'number' | 'array'> = {
  words: 'string',
  number: 'number',
  rating: 'number',
  option: 'string',
  options: 'array',
}

export const isList = ({ stores }: QuestionKind) => STORED_AS[stores] === 'array'
export const isChosen = ({ summary }: QuestionKind) => summary === 'choices' || summary === 'rating'
export const isRating = ({ stores }: QuestionKind) => stores === 'rating'
export const isNumber = ({ summary }: QuestionKind) => summary === 'numbers'

/** SQL that is true when the column's question type is of a wanted kind. */
export function isType(type: SQL, isWanted: (kind: QuestionKind) => boolean): SQL {
  return oneOf(
    type,
    QUESTION_TYPES.filter((one) => isWanted(QUESTION_KINDS[one])),
  )
}

/** The JSON type that belongs to the question type in a column. */
export function storedAs(type: SQL): SQL {
  const cases = QUESTION_TYPES.map((one) => `when '${one}' then '${STORED_AS[QUESTION_KINDS[one].stores]}'`)
  return sql`case ${type} ${sql.raw(cases.join(' '))} end`
}
