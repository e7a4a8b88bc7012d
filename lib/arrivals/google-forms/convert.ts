import { MIN_TITLE } from '@/lib/forms/schema'
import type { Answer, Question } from '@/lib/shared/forms/question'
import { isEmailAddress } from '@/lib/shared/text/email-pattern'
import { MAX_DESCRIPTION, MAX_TITLE } from '@/lib/shared/text/text'
import { idsOf, type ToId } from '../arrived-id'
import type { ConvertContext, Converter, Line } from '../converter'
import { judgeAnswer } from '../judge-answer'
import { compileJumps } from '../jumps/compile-jumps'
import { markerLine } from '../jumps/marker'
import { formLine, responseLine, ruleLine, slugOf } from '../lines'
import { instantOf, type Loose, looseListOf, looseOf, textOf } from '../loose'
import { NotedTexts } from '../noted-texts'
import { ReportWriter } from '../report-writer'
import { roomFor } from '../within-limits'
import { type GoogleDocument, readGoogleForms } from './documents'
import { GOOGLE_TABLES } from './field-tables'
import { type Item, ItemReader } from './items'
import { toStops } from './sections'

/** Ids of forms are of all accounts of Google. */
const ACCOUNT = 'https://docs.google.com/forms'
/** Responses that are read in one turn. */
const PIECE = 200

type Run = { report: ReportWriter; toId: ToId; context: ConvertContext }

/** Forms of Google’s Forms API with their responses, as our script writes them. */
export const convertGoogleForms: Converter = async (documents, context) => {
  const all = await readGoogleForms(documents, context.pause)
  const run = { report: new ReportWriter('google_forms', GOOGLE_TABLES), toId: idsOf('google_forms', ACCOUNT), context }
  const forms: Line<'forms'>[] = []
  const responses: Line<'responses'>[] = []
  for (const document of all) {
    const { line, ...form } = await toForm(document, run)
    forms.push(line)
    for (const [place, response] of document.responses.entries()) {
      if (place % PIECE === 0) await context.pause()
      responses.push(toResponse(response, { line, ...form }, run))
    }
  }
  return {
    account: ACCOUNT,
    lines: { forms, responses },
    report: run.report.finish(ACCOUNT),
    connect: [],
    ended: [],
    bookingRefs: new Map(),
  }
}

type ArrivedForm = {
  line: Line<'forms'>
  versionHash: string
  email: Question | null
  /** By the ids of the questions that responses answer. */
  items: ReadonlyMap<string, Item>
}

async function toForm({ form: raw }: GoogleDocument, { report, toId, context }: Run): Promise<ArrivedForm> {
  const { items: sent, ...own } = raw
  const ref = textOf(raw.formId)
  report.saw('form', own)
  const reader = new ItemReader(report, toId, ref)
  const collects = textOf(looseOf(raw.settings).emailCollectionType)
  const email = ['VERIFIED', 'RESPONDER_INPUT'].includes(collects) ? reader.emailQuestion() : null
  const read = looseListOf(sent).map((item, place) => reader.read(item, place))
  const hasRoom = roomFor(
    read.map(({ question }) => question),
    email ? 1 : 0,
  )
  const items = read.map((item, place) => {
    if (!item.question || hasRoom[place]) return item
    report.note({ kind: 'item', field: 'itemId', outcome: 'left_out', reason: 'too_many' }, `${ref}/${item.id}`)
    return { ...item, question: null }
  })
  const { questions, rules } = await toRules({ ref, first: email ? [email] : [], items }, { report, toId, context })
  const info = looseOf(raw.info)
  const id = toId('form', ref)
  const title = toTitle(info, ref, report)
  const description = { ref, field: 'info.description', to: 'forms.description' }
  const { isPublished, isAcceptingResponses } = looseOf(looseOf(raw.publishSettings).publishState)
  const { form, versionHash } = formLine({
    id,
    slug: slugOf(null, title, id),
    title,
    description: new NotedTexts(report, 'form').text(description, info.description, MAX_DESCRIPTION),
    isPublished: isPublished === true && isAcceptingResponses === true,
    questions: questions as Line<'forms'>['questions'],
    rules,
    createdAt: context.now.toISOString(),
  })
  const url = textOf(raw.responderUri)
  const became = { part: 'forms' as const, id, path: `/form/${form.slug}` }
  report.thing({ kind: 'form', ref, title, ...(url && { url }), outcome: 'taken', became })
  const byQuestion = items.flatMap((item) => [...item.answers.keys()].map((key): [string, Item] => [key, item]))
  return { line: form, versionHash, email, items: new Map(byQuestion) }
}

function toTitle(info: Loose, ref: string, report: ReportWriter): string {
  const texts = new NotedTexts(report, 'form')
  const target = { ref, field: 'info.title', to: 'forms.title' }
  const title = texts.line(target, info.title, MAX_TITLE) || textOf(info.documentTitle).slice(0, MAX_TITLE).trim()
  if (title.length >= MIN_TITLE) return title
  texts.change(target, 'invalid', 'A title that is too short got a name.')
  return 'Google Form'
}

type Asked = { ref: string; first: Question[]; items: Item[] }

async function toRules({ ref, first, items }: Asked, { report, toId, context }: Run) {
  const { stops, left } = toStops(first, items)
  const marker = (after: Question | null, number: number) => markerLine(toId, ref, after, number)
  const compiled = await compileJumps(stops, marker, { firstEnding: null, pause: context.pause })
  const lost = [...left.map((key) => ({ key, reason: 'logic' as const })), ...compiled.left]
  for (const { key, reason } of lost) {
    report.note({ kind: 'item', field: key.field, outcome: 'left_out', reason }, `${ref}/${key.item.id}`)
  }
  const rules = compiled.rules.map((rule, number) =>
    ruleLine({ id: toId('rule', `${ref}/${number}`), match: 'all', ...rule }),
  )
  return { questions: compiled.questions, rules }
}

function toResponse(response: Loose, form: ArrivedForm, { report, toId, context }: Run): Line<'responses'> {
  const ref = textOf(response.responseId) || textOf(response.createTime)
  const given = looseOf(response.answers)
  report.saw('response', response)
  const answers: Record<string, Answer> = {}
  const rows = new Map<Item, Record<string, string>>()
  let refused = 0
  for (const [questionId, answer] of Object.entries(given)) {
    const texts = looseListOf(looseOf(looseOf(answer).textAnswers).answers).map(({ value }) => textOf(value))
    const item = form.items.get(questionId)
    if (texts.length === 0) continue
    const row = item?.answers.get(questionId)
    if (item && typeof row === 'string') {
      const column = item.options.get(texts[0] ?? '')
      refused += column === undefined ? texts.length : texts.length - 1
      if (column !== undefined) rows.set(item, { ...rows.get(item), [row]: column })
      continue
    }
    const value = item?.question ? judgeAnswer(item.question, toTyped(item, texts)) : undefined
    if (value === undefined || !item?.question) refused += texts.length
    else if (value !== null) answers[item.question.id] = value
  }
  for (const [item, parts] of rows) {
    const value = item.question ? judgeAnswer(item.question, parts) : undefined
    if (value === undefined || !item.question) refused += Object.keys(parts).length
    else if (value !== null) answers[item.question.id] = value
  }
  const address = textOf(response.respondentEmail)
  const respondentEmail = isEmailAddress(address) ? address : null
  if (form.email && respondentEmail) answers[form.email.id] = respondentEmail
  const createdAt = instantOf(response.createTime)
  const id = toId('response', `${form.line.id}/${ref}`)
  const field = 'answers.*.textAnswers.answers[].value'
  if (refused > 0) report.note({ kind: 'response', field, outcome: 'left_out', reason: 'invalid' }, ref, refused)
  if (!createdAt) report.note({ kind: 'response', field: 'createTime', outcome: 'left_out', reason: 'invalid' }, ref)
  if (refused > 0 || !createdAt) {
    const became = { part: 'responses' as const, id }
    report.record({ kind: 'response', ref, outcome: 'changed', reason: 'invalid', became })
  }
  return responseLine({
    id,
    formId: form.line.id,
    responses: answers,
    respondentEmail,
    versionHash: form.versionHash,
    createdAt: createdAt ?? context.now.toISOString(),
  })
}

function toTyped({ question, options }: Item, texts: readonly string[]): unknown {
  const chosen = texts.map((text) => options.get(text) ?? text)
  if (question?.questionType === 'multiselect') return chosen
  // Dates may have a time, and times seconds.
  if (question?.questionType === 'date') return texts[0]?.slice(0, 10)
  return chosen[0]
}
