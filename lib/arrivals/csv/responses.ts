import { DateTime } from 'luxon'
import { sha256 } from '@/lib/platform/sha256'
import type { Answer } from '@/lib/shared/forms/question'
import { isEmailAddress } from '@/lib/shared/text/email-pattern'
import { MAX_LINE } from '@/lib/shared/text/max-line'
import type { ToId } from '../arrived-id'
import { readCell, toCell } from '../cells'
import type { ConvertContext, Line } from '../converter'
import { responseLine } from '../lines'
import type { ColumnTarget } from '../options-schema'
import { leftOut, type ReportWriter } from '../report-writer'
import { fitLine } from '../texts'
import { isField, type Placed } from './columns'
import type { CsvRows } from './rows'

export const KIND = 'column'
const CUT = 'Long texts were cut.'

/** A file with the form that takes its rows. */
export type CsvFile = {
  rows: CsvRows
  placed: Placed[]
  toId: ToId
  context: ConvertContext
  formId: string
  version: string | undefined
}

type ReadRow = { line: Line<'responses'>; invalid: string[]; cut: string[] }

/** Rows as responses, some at a time. The same content has the same id in each run, and equal rows are told apart by their number. */
async function* piecesOf({ rows, placed, toId, context, formId, version }: CsvFile): AsyncGenerator<ReadRow[]> {
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

export async function* responsesOf(file: CsvFile): AsyncGenerator<Line<'responses'>> {
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
export async function judgeRows(file: CsvFile, report: ReportWriter): Promise<void> {
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
        kind: KIND,
        ref,
        outcome: 'changed',
        reason: 'invalid',
        became: { part: 'responses', id: line.id },
      })
    }
  }
}
