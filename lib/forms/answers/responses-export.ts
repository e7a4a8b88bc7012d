import { answerTexts, isAnswered } from '@/lib/vocabulary/forms/answer-text'
import type { AnsweredQuestion, AskedQuestion } from '@/lib/vocabulary/forms/question'
import type { Part } from '@/messages/texts'
import type { FormResponse, ResponseDetail } from '../form'

/** Separates the labels of a multiple choice. */
const SEPARATOR = '; '

type Headings = Part<'responses'>['csv']
type Row = string[]
type Column = Pick<AnsweredQuestion, 'id' | 'title' | 'options'>

/**
 * A row of headings and one row per response: who and when, the questions of the form in order, then deleted questions
 * with answers. Two questions with the same text are two columns. Times are ISO 8601 in UTC.
 */
export function toResponsesTable(
  responses: readonly FormResponse[],
  asked: readonly AskedQuestion[],
  t: Headings,
): Row[] {
  const columns = columnsOf(responses, asked)
  return [
    [t.id, t.respondentName, t.respondentEmail, t.submissionDate, ...columns.map(({ title }) => title)],
    ...responses.map((response) => [
      response.id,
      response.respondentName ?? '',
      response.respondentEmail ?? '',
      response.createdAt,
      ...columns.map((column) => toCell(column, response)),
    ]),
  ]
}

/** The questions as they were when the response was given. */
export function toResponseTable({ response, questions }: ResponseDetail, t: Headings): Row[] {
  return [[t.question, t.answer], ...questions.map((question) => [question.title, toCell(question, response)])]
}

/** Ids of questions that these responses answer and `asked` lacks. */
export function unknownIds(responses: readonly FormResponse[], asked: readonly AskedQuestion[]): string[] {
  const known = new Set(asked.map(({ id }) => id))
  return [...answeredIds(responses)].filter((id) => !known.has(id))
}

function columnsOf(responses: readonly FormResponse[], asked: readonly AskedQuestion[]): Column[] {
  const answered = answeredIds(responses)
  return [
    ...asked.filter(({ id, isDeleted }) => !isDeleted || answered.has(id)),
    // Answers from before wordings were stored: their columns have the question's id as the heading.
    ...unknownIds(responses, asked).map((id) => ({ id, title: id, options: [] })),
  ]
}

function answeredIds(responses: readonly FormResponse[]): Set<string> {
  return new Set(responses.flatMap(({ data }) => Object.keys(data)))
}

function toCell(column: Column, { data }: FormResponse): string {
  const answer = data[column.id]
  return isAnswered(answer) ? answerTexts(column, answer).join(SEPARATOR) : ''
}
