import type { QuestionValidation } from './question'
import type { QuestionType } from './question-types'

/** Instructions times characters: what looking for all patterns of a form in the answers of one submission may take. */
export const MAX_PATTERN_STEPS = 1_000_000
/** Instructions of all patterns of a form. */
export const MAX_FORM_PROGRAM = 2_000
/** Characters of an answer that every form's patterns can be looked for in. */
export const MIN_PATTERN_TEXT = MAX_PATTERN_STEPS / MAX_FORM_PROGRAM

export type ValidationName = keyof QuestionValidation

const RANGE = ['min', 'max', 'message'] as const
const LENGTH = ['minLength', 'maxLength', 'message'] as const
const WORDS = ['minLength', 'maxLength', 'pattern', 'message'] as const
const MESSAGE = ['message'] as const

/** The limits that answers of each type can have. */
export const VALIDATION = {
  text: WORDS,
  email: WORDS,
  number: RANGE,
  select: MESSAGE,
  multiselect: LENGTH,
  rating: MESSAGE,
  paragraph: WORDS,
  date: RANGE,
  time: RANGE,
  phone: ['pattern', 'message'],
  url: WORDS,
  yes_no: MESSAGE,
  consent: MESSAGE,
  scale: MESSAGE,
  ranking: LENGTH,
  matrix: MESSAGE,
  address: MESSAGE,
  file: LENGTH,
  hidden: WORDS,
  heading: [],
  page_break: [],
} as const satisfies Record<QuestionType, readonly ValidationName[]>
