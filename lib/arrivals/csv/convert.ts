import { MIN_TITLE } from '@/lib/forms/schema'
import { toSnapshot } from '@/lib/forms/server/snapshot'
import { sha256 } from '@/lib/platform/sha256'
import { AppError } from '@/lib/shared/errors'
import { MAX_TITLE } from '@/lib/shared/text/text'
import { idsOf, type ToId } from '../arrived-id'
import type { ConvertContext, Converted, Converter } from '../converter'
import { formLine, questionLine, slugOf } from '../lines'
import type { ColumnTarget } from '../options-schema'
import { readText } from '../read-text'
import { kindOfDocument } from '../recognize'
import { tooMany, unreadable, wrongSource } from '../refusals'
import { ReportWriter } from '../report-writer'
import { fitLine } from '../texts'
import { type Column, type Placed, place, readColumns, targetsOf } from './columns'
import { type CsvFile, judgeRows, KIND, responsesOf } from './responses'
import { CsvRows } from './rows'

/** Rows of one CSV file become responses of a form, which comes too if none is named. */
export const convertCsv: Converter = async (documents, context) => {
  const [document, ...others] = documents
  if (!document || others.length > 0) throw tooMany('CSV files', 1)
  const kind = kindOfDocument(document)
  if (kind) throw wrongSource(document.name, kind)
  const rows = new CsvRows(await readText(document, context.pause))
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
  const file: CsvFile = {
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
    kind: KIND,
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

/** Rows of one form are the same whatever their columns become; without a form each way to read a file is a form of its own. */
function accountOf({ formId, title }: ConvertContext['options'], columns: Column[], targets: ColumnTarget[]): string {
  const heads = columns.map(({ name }) => name)
  const said = formId ? [formId] : [title ?? null, heads, targets]
  return `csv-${sha256(JSON.stringify(said)).slice(0, 16)}`
}

function toForm(fileName: string, placed: Placed[], { now, options }: ConvertContext, toId: ToId) {
  const named = options.title ?? fileName.replace(/\.[^.]*$/, '')
  const { text } = fitLine(named, MAX_TITLE)
  const title = text.length < MIN_TITLE ? 'CSV file' : text
  const id = toId('form', '')
  const questions = placed.flatMap(({ question }) => (question ? [questionLine(question)] : []))
  return formLine({ id, slug: slugOf(null, title, id), title, createdAt: now.toISOString(), questions })
}
