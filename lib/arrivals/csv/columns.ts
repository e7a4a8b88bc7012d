import { withValues } from '@/lib/forms/questions/options'
import { COLUMN_FIELDS } from '@/lib/shared/arrivals/lists'
import { invalidField } from '@/lib/shared/errors'
import { isChoice, MAX_QUESTIONS, type Question } from '@/lib/shared/forms/question'
import { MAX_LINE } from '@/lib/shared/text/max-line'
import { check } from '@/messages/check'
import type { ToId } from '../arrived-id'
import { isReadable, splitCell, toCell } from '../cells'
import type { ArrivalForm, ConvertContext } from '../converter'
import { MAX_ARRIVED_COLUMNS, MAX_ARRIVED_RESPONSES } from '../limits'
import { questionLine } from '../lines'
import type { ColumnTarget } from '../options-schema'
import { tooMany } from '../refusals'
import { fitLine } from '../texts'
import { ColumnFacts } from './guess'
import type { CsvRows } from './rows'

const MAX_OPTIONS = 100

export type Column = {
  /** The column's head, or its number if it has none. A repeated head gets a number as suffix. */
  name: string
  head: string
  facts: ColumnFacts
}

/** A column with what it becomes. */
export type Placed = Column & { to: ColumnTarget; question: Question | null; isTooMany: boolean }

/** The columns of a file and the number of its rows. */
export async function readColumns(
  rows: CsvRows,
  { pause }: ConvertContext,
): Promise<{ columns: Column[]; count: number }> {
  let columns: Column[] | null = null
  let count = 0
  for await (const piece of rows.pieces()) {
    await pause()
    for (const cells of piece) {
      if (!columns) {
        columns = toColumns(cells)
        continue
      }
      count += 1
      if (count > MAX_ARRIVED_RESPONSES) throw tooMany('rows', MAX_ARRIVED_RESPONSES)
      for (const [place, { facts }] of columns.entries()) facts.add(toCell(cells[place]).cell)
    }
  }
  return { columns: columns ?? [], count }
}

function toColumns(heads: readonly string[]): Column[] {
  if (heads.length > MAX_ARRIVED_COLUMNS) throw tooMany('columns', MAX_ARRIVED_COLUMNS)
  const seen = new Map<string, number>()
  return heads.map((raw, place) => {
    const head = fitLine(raw, MAX_LINE).text || `Column ${place + 1}`
    const times = (seen.get(head) ?? 0) + 1
    seen.set(head, times)
    return { head, name: times > 1 ? `${head} (${times})` : head, facts: new ColumnFacts() }
  })
}

/** Maps each column: by the owner's choice, else to the question of the same name, else to a new question of the guessed type. */
export function targetsOf(
  columns: readonly Column[],
  said: ConvertContext['options']['columns'],
  form: ArrivalForm | null,
): ColumnTarget[] {
  for (const [place, { column, to }] of said?.entries() ?? []) {
    const path = `options.columns.${place}`
    if (!columns.some(({ name }) => name === column)) throw invalidField(`${path}.column`, check('invalidInput'))
    const isNew = typeof to === 'object'
    const isUnknown = form ? isNew || !isKnown(to, form) : !isNew && !isField(to)
    if (isUnknown || (isNew && !isReadable(to.questionType))) throw invalidField(`${path}.to`, check('invalidInput'))
  }
  return columns.map(({ name, head, facts }) => {
    const to = said?.find(({ column }) => column === name)?.to
    if (to !== undefined) return to
    if (said) return 'skip'
    if (!form) return { questionType: facts.guess(), question: head }
    const same = ({ question }: Question) => question.trim().toLowerCase() === head.toLowerCase()
    return form.questions.find(same)?.id ?? 'skip'
  })
}

export const isField = (to: ColumnTarget) => COLUMN_FIELDS.some((field) => field === to)
const isKnown = (to: ColumnTarget, { questions }: ArrivalForm) => isField(to) || questions.some(({ id }) => id === to)

/** Columns with the questions that take them. */
export function place(columns: Column[], targets: ColumnTarget[], form: ArrivalForm | null, toId: ToId): Placed[] {
  let asked = 0
  return columns.map((column, index) => {
    const to = targets[index] ?? 'skip'
    if (typeof to === 'string') {
      return { ...column, to, question: form?.questions.find(({ id }) => id === to) ?? null, isTooMany: false }
    }
    asked += 1
    const isTooMany = asked > MAX_QUESTIONS
    return { ...column, to, question: isTooMany ? null : toNewQuestion(column, to, toId), isTooMany }
  })
}

function toNewQuestion({ name, facts }: Column, to: ColumnTarget & object, toId: ToId): Question {
  const { questionType, question } = to
  const isOfSeveral = questionType === 'multiselect'
  const labels = [...facts.distinct].flatMap((cell) => (isOfSeveral ? splitCell(cell) : [cell]))
  const options = [...new Set(labels)].filter((label) => label.length <= MAX_LINE).slice(0, MAX_OPTIONS)
  return questionLine({
    id: toId('question', name),
    question: fitLine(question, MAX_LINE).text || name,
    questionType,
    ...(isChoice(questionType) && { options: withValues(options.map((label) => ({ label }))) }),
    ...(questionType === 'scale' && { settings: { from: 0, to: 10, fromLabel: '', toLabel: '' } }),
  }) as Question
}
