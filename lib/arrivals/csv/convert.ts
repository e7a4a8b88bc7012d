import { DateTime } from 'luxon'
import { withValues } from '@/lib/forms/questions/options'
import { MIN_TITLE } from '@/lib/forms/schema'
import { toSnapshot } from '@/lib/forms/server/snapshot'
import { sha256 } from '@/lib/platform/sha256'
import { COLUMN_FIELDS } from '@/lib/shared/arrivals/lists'
import { AppError, invalidField } from '@/lib/shared/errors'
import { type Answer, isChoice, MAX_QUESTIONS, type Question } from '@/lib/shared/forms/question'
import { isEmailAddress } from '@/lib/shared/text/email-pattern'
import { MAX_LINE } from '@/lib/shared/text/max-line'
import { MAX_TITLE } from '@/lib/shared/text/text'
import { check } from '@/messages/check'
import { idsOf, type ToId } from '../arrived-id'
import { isReadable, readCell, splitCell, toCell } from '../cells'
import type { ArrivalForm, ConvertContext, Converted, Converter, Line } from '../converter'
import { MAX_ARRIVED_COLUMNS, MAX_ARRIVED_RESPONSES } from '../limits'
import { formLine, questionLine, responseLine, slugOf } from '../lines'
import type { ColumnTarget } from '../options-schema'
import { kindOfDocument } from '../recognize'
import { tooMany, unreadable, wrongSource } from '../refusals'
import { leftOut, ReportWriter } from '../report-writer'
import { fitLine } from '../texts'
import { ColumnFacts } from './guess'
import { CsvRows } from './rows'

const KIND = 'column'

type Column = {
  /** Its head, or its number without one; with a number if it occurs before. */
  name: string
  head: string
  facts: ColumnFacts
}

/** A column with what it becomes. */
type Placed = Column & { to: ColumnTarget; question: Question | null; isTooMany: boolean }

/** Rows of one CSV file become responses of a form, which comes too if none is named. */
export const convertCsv: Converter = async (documents, context) => {
  const [document, ...others] = documents
  if (!document || others.length > 0) throw tooMany('CSV files', 1)
  const kind = kindOfDocument(document.text)
  if (kind) throw wrongSource(document.name, kind)
  const rows = new CsvRows(document.text)
  const { columns, count } = await readColumns(rows, context).catch((error: unknown) => {
    throw error instanceof AppError ? error : unreadable(document.name)
  })
  if (count === 0) throw new AppError('nothing_found')
  const { options, form } = context
  const targets = targetsOf(columns, options.columns, form)
  const account = accountOf(options, columns, targets)
  const toId = idsOf('csv', account)
  const placed = place(columns, targets, form, toId)
  const made = form ? null : toForm(document.name, placed, context, toId)
  const file: File = {
    rows,
    placed,
    toId,
    context,
    formId: form?.id ?? made?.form.id ?? '',
    version: made?.versionHash,
  }
  if (form) file.version = toSnapshot(form.questions).hash
  const report = new ReportWriter('csv', { [KIND]: {} })
  await judgeRows(file, report)
  const target = form ?? made?.form
  report.thing({
    kind: 'file',
    ref: account,
    title: target?.title ?? '',
    outcome: 'taken',
    became: { part: 'forms', id: file.formId, ...(made && { path: `/form/${made.form.slug}` }) },
  })
  return {
    account,
    lines: { ...(made && { forms: [made.form] }), responses: { [Symbol.asyncIterator]: () => responsesOf(file) } },
    report: report.finish(account),
    connect: [],
    ended: [],
    bookingRefs: new Map(),
    preview: {
      columns: placed.map(({ name, to, facts }) => ({ column: name, to, samples: facts.samples })),
      rows: count,
    },
  } satisfies Converted
}

async function readColumns(rows: CsvRows, { pause }: ConvertContext): Promise<{ columns: Column[]; count: number }> {
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

/** Where each column goes: as the owner says, else to the question of its name, else to a new one of the type that it seems to be. */
function targetsOf(
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

const isField = (to: ColumnTarget) => COLUMN_FIELDS.some((field) => field === to)
const isKnown = (to: ColumnTarget, { questions }: ArrivalForm) => isField(to) || questions.some(({ id }) => id === to)

/** Rows of one form are the same whatever their columns become; without a form each way to read a file is a form of its own. */
function accountOf({ formId, title }: ConvertContext['options'], columns: Column[], targets: ColumnTarget[]): string {
  const heads = columns.map(({ name }) => name)
  const said = formId ? [formId] : [title ?? null, heads, targets]
  return `csv-${sha256(JSON.stringify(said)).slice(0, 16)}`
}

function place(columns: Column[], targets: ColumnTarget[], form: ArrivalForm | null, toId: ToId): Placed[] {
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

const MAX_OPTIONS = 100

function toForm(fileName: string, placed: Placed[], { now, options }: ConvertContext, toId: ToId) {
  const named = options.title ?? fileName.replace(/\.[^.]*$/, '')
  const { text } = fitLine(named, MAX_TITLE)
  const title = text.length < MIN_TITLE ? 'CSV file' : text
  const id = toId('form', '')
  const questions = placed.flatMap(({ question }) => (question ? [questionLine(question)] : []))
  return formLine({ id, slug: slugOf(null, title, id), title, createdAt: now.toISOString(), questions })
}

type File = {
  rows: CsvRows
  placed: Placed[]
  toId: ToId
  context: ConvertContext
  formId: string
  version: string | undefined
}

type ReadRow = { line: Line<'responses'>; invalid: string[]; cut: string[] }

/** Rows as responses, some at a time. The same content has the same id in each run, and equal rows are told apart by their number. */
async function* piecesOf({ rows, placed, toId, context, formId, version }: File): AsyncGenerator<ReadRow[]> {
  const equal = new Map<string, number>()
  let isHead = true
  for await (const piece of rows.pieces()) {
    await context.pause()
    const read: ReadRow[] = []
    for (const cells of piece) {
      if (isHead) {
        isHead = false
        continue
      }
      const content = sha256(JSON.stringify(cells)).slice(0, 32)
      const number = (equal.get(content) ?? 0) + 1
      equal.set(content, number)
      const id = toId('response', `${content} ${number}`)
      read.push(readRow(cells, placed, { id, formId, version, context }))
    }
    yield read
  }
}

async function* responsesOf(file: File): AsyncGenerator<Line<'responses'>> {
  for await (const piece of piecesOf(file)) for (const { line } of piece) yield line
}

type Place = { id: string; formId: string; version: string | undefined; context: ConvertContext }

function readRow(cells: readonly string[], placed: Placed[], { id, formId, version, context }: Place): ReadRow {
  const responses: Record<string, Answer> = {}
  const fields: Partial<Line<'responses'>> = {}
  const [invalid, cut]: [string[], string[]] = [[], []]
  for (const [index, { name, to, question }] of placed.entries()) {
    const { cell, isCut } = toCell(cells[index])
    if (cell === '' || (!question && !isField(to)) || to === 'skip') continue
    const value = question ? readCell(cell, question) : readField(to, cell, context)
    if (value === undefined) invalid.push(name)
    else if (question) responses[question.id] = value
    else Object.assign(fields, { [String(to)]: value })
    if (isCut && value !== undefined) cut.push(name)
  }
  const createdAt = context.now.toISOString()
  const line = responseLine({ createdAt, ...fields, id, formId, responses, versionHash: version ?? null })
  return { line, invalid, cut }
}

function readField(to: ColumnTarget, cell: string, { timezone }: ConvertContext): string | undefined {
  if (to === 'respondentName') return fitLine(cell, MAX_LINE).text
  if (to === 'respondentEmail') return isEmailAddress(cell) ? cell : undefined
  const at = DateTime.fromISO(cell.replace(/^(\d{4}-\d\d-\d\d) (?=\d)/, '$1T'), { zone: timezone })
  const isInRange = at.isValid && at.year >= 1900 && at.year <= 9999
  return isInRange ? at.toUTC().toJSDate().toISOString() : undefined
}

/** Fills the report: each column, and the rows of which a value was refused. */
async function judgeRows(file: File, report: ReportWriter): Promise<void> {
  for (const { name, to, facts, isTooMany } of file.placed) {
    const counts = { values: facts.values, empty: facts.empty }
    const where = isField(to) ? `responses.${String(to)}` : 'responses.responses'
    const rule = to === 'skip' ? leftOut('no_counterpart') : isTooMany ? leftOut('too_many') : where
    report.count(KIND, name, rule, counts)
  }
  let number = 1
  for await (const piece of piecesOf(file)) {
    for (const { line, invalid, cut } of piece) {
      number += 1
      const ref = `row ${number}`
      for (const field of invalid) report.note({ kind: KIND, field, outcome: 'left_out', reason: 'invalid' }, ref)
      for (const field of cut)
        report.note(
          { kind: KIND, field, outcome: 'changed', to: 'responses.responses', reason: 'invalid', note: CUT },
          ref,
        )
      if (invalid.length + cut.length === 0) continue
      report.record({
        kind: 'row',
        ref,
        outcome: 'changed',
        reason: 'invalid',
        became: { part: 'responses', id: line.id },
      })
    }
  }
}

const CUT = 'Long texts were cut.'
