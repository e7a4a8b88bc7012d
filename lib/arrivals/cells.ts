import { ALL_READERS } from '@/lib/forms/answers/more-readers'
import type { Answer, Question } from '@/lib/shared/forms/question'
import { QUESTION_KINDS } from '@/lib/shared/forms/question-kinds'
import type { QuestionType } from '@/lib/shared/forms/question-types'
import { fitText } from './texts'

/** Of a text answer. */
export const MAX_CELL = 10_000

/** A cell without the apostrophe that keeps spreadsheets from running it as a formula. */
export function toCell(raw: string | undefined): { cell: string; isCut: boolean } {
  const { text, isChanged } = fitText((raw ?? '').replace(/^'(?=[=+\-@])/, ''), MAX_CELL)
  return { cell: text, isCut: isChanged && text.length < (raw ?? '').trim().length - 1 }
}

/** True for a type whose answers can be read from a cell. */
export function isReadable(type: QuestionType): boolean {
  return type !== 'hidden' && READ[QUESTION_KINDS[type].stores] !== null
}

/** The answer in a cell; undefined for one that the question refuses. */
export function readCell(cell: string, question: Question): Answer | undefined {
  const kind = QUESTION_KINDS[question.questionType]
  const typed = READ[kind.stores]?.(cell, question)
  if (typed === undefined || typed === null) return undefined
  const read = ALL_READERS[kind.reads](typed, question, '.')
  return read && 'value' in read ? read.value : undefined
}

/** Texts of several choices in one cell: each on a line, or separated by semicolons or commas. */
export function splitCell(cell: string): string[] {
  const mark = ['\n', ';', ','].find((one) => cell.includes(one))
  return (mark ? cell.split(mark) : [cell]).map((part) => part.trim()).filter(Boolean)
}

type ReadTyped = (cell: string, question: Question) => unknown

const same: ReadTyped = (cell) => cell

const READ: Record<(typeof QUESTION_KINDS)[QuestionType]['stores'], ReadTyped | null> = {
  words: same,
  number: same,
  rating: same,
  scale: same,
  date: same,
  time: same,
  option: (cell, question) => optionOf(cell, question) ?? cell,
  options: (cell, question) => {
    const whole = optionOf(cell, question)
    return whole === undefined ? splitCell(cell).map((part) => optionOf(part, question) ?? part) : [whole]
  },
  yes_no: (cell) => {
    const word = cell.toLowerCase()
    return YES.includes(word) ? true : NO.includes(word) ? false : undefined
  },
  consent: null,
  ranking: null,
  matrix: null,
  address: null,
  files: null,
  nothing: null,
}

const YES = ['yes', 'true', '1', 'y', 'ja', 'evet']
const NO = ['no', 'false', '0', 'n', 'nein', 'hayır']

function optionOf(cell: string, { options }: Question): string | undefined {
  return options.find(({ label, value }) => label === cell || value === cell)?.value
}
