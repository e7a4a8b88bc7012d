import { ADDRESS_PARTS } from '@/lib/shared/forms/address-parts'
import { answerTexts, isAnswered } from '@/lib/shared/forms/answer-text'
import type { AnsweredQuestion, AskedQuestion } from '@/lib/shared/forms/question'
import { QUESTION_KINDS } from '@/lib/shared/forms/question-kinds'
import type { Part } from '@/messages/texts'
import type { FormResponse, ResponseDetail } from '../form'

/** Separates the labels of a multiple choice. */
const SEPARATOR = '; '
/** What a reader could take for the end of a label, or for one in quotes. */
const AMBIGUOUS = /[;,"]/

type Headings = Part<'responses'>['csv']
type Row = string[]
type Asked = Pick<AnsweredQuestion, 'id' | 'title' | 'options' | 'settings'> & Partial<Pick<AnsweredQuestion, 'type'>>
/** `part`: a row of a matrix, or a part of an address, which has a column of its own. */
type Column = { question: Asked; heading: string; part?: string }

/**
 * A row of headings and one row per response: who and when, the questions of the form in order, then deleted questions
 * with answers. Two questions with the same text are two columns; each row of a matrix and each part of an address is one
 * (`Question [Row]`), so that a spreadsheet can count and sort them. Times are ISO 8601 in UTC. A last column says which were sent
 * by a program, where there are any (`hasPrograms`).
 */
export function toResponsesTable(
  responses: readonly FormResponse[],
  asked: readonly AskedQuestion[],
  t: Headings,
  hasPrograms = responses.some(({ byProgram }) => byProgram),
): Row[] {
  const columns = questionsOf(responses, asked).flatMap((question) => columnsOf(question, t))
  return [
    [
      ...[t.id, t.respondentName, t.respondentEmail, t.submissionDate],
      ...columns.map(({ heading }) => heading),
      ...(hasPrograms ? [t.sentBy] : []),
    ],
    ...responses.map((response) => [
      response.id,
      response.respondentName ?? '',
      response.respondentEmail ?? '',
      response.createdAt,
      ...columns.map((column) => toCell(column, response)),
      ...(hasPrograms ? [response.byProgram ? t.program : ''] : []),
    ]),
  ]
}

/** The questions as they were when the response was given. */
export function toResponseTable({ response, questions }: ResponseDetail, t: Headings): Row[] {
  const asked = questions.filter(({ type }) => isAsked(type))
  return [[t.question, t.answer], ...asked.map((question) => [question.title, wholeCell(question, response)])]
}

/** Ids of questions that these responses answer and `asked` lacks. */
export function unknownIds(responses: readonly FormResponse[], asked: readonly AskedQuestion[]): string[] {
  const known = new Set(asked.map(({ id }) => id))
  return [...answeredIds(responses)].filter((id) => !known.has(id))
}

function questionsOf(responses: readonly FormResponse[], asked: readonly AskedQuestion[]): Asked[] {
  const answered = answeredIds(responses)
  return [
    ...asked.filter(({ id, isDeleted, type }) => (isDeleted ? answered.has(id) : isAsked(type))),
    // Answers from before wordings were stored: their columns have the question's id as the heading.
    ...unknownIds(responses, asked).map((id) => ({ id, title: id, options: [] })),
  ]
}

function answeredIds(responses: readonly FormResponse[]): Set<string> {
  return new Set(responses.flatMap(({ data }) => Object.keys(data)))
}

function columnsOf(question: Asked, { address }: Headings): Column[] {
  const { title, type, settings: { rows = [] } = {} } = question
  const stores = type && QUESTION_KINDS[type].stores
  const column = (part: string, label: string) => ({ question, heading: `${title} [${label}]`, part })
  if (stores === 'matrix' && rows.length > 0) return rows.map(({ value, label }) => column(value, label))
  if (stores === 'address') return ADDRESS_PARTS.map((part) => column(part, address[part]))
  return [{ question, heading: title }]
}

function toCell({ question, part }: Column, response: FormResponse): string {
  if (part === undefined) return wholeCell(question, response)
  const answer = response.data[question.id]
  // An answer of another kind, from before the question had this type.
  if (typeof answer !== 'object' || Array.isArray(answer)) {
    return part === columnsStart(question) ? wholeCell(question, response) : ''
  }
  const text = new Map<string, unknown>(Object.entries(answer ?? {})).get(part)
  if (typeof text !== 'string') return ''
  return question.settings?.columns?.find(({ value }) => value === text)?.label ?? text
}

/** The first of a question's parts. */
function columnsStart({ settings }: Asked): string {
  return settings?.rows?.[0]?.value ?? ADDRESS_PARTS[0]
}

/** A file is its name and its address. */
function wholeCell(question: Asked, { data, files }: FormResponse): string {
  const sent = files.filter(({ questionId }) => questionId === question.id)
  if (sent.length > 0) return sent.map(({ name, url }) => `${name} ${url}`).join(SEPARATOR)
  const answer = data[question.id]
  if (!isAnswered(answer)) return ''
  const texts = answerTexts(question, answer)
  return (Array.isArray(answer) ? texts.map(quoted) : texts).join(SEPARATOR)
}

/** A label that holds a separator is quoted, as in a CSV file: `"A; B"; C`. */
function quoted(label: string): string {
  return AMBIGUOUS.test(label) ? `"${label.replaceAll('"', '""')}"` : label
}

/** Headings and beginnings of pages ask nothing; a hidden question has an answer. */
function isAsked(type: Asked['type']): boolean {
  return !type || QUESTION_KINDS[type].stores !== 'nothing'
}
