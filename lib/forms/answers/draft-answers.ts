import { MAX_RATING, type Question } from '@/lib/vocabulary/question'
import { fold } from '../rules/logic'

/** What a visitor has put in: texts as they are typed, choices by their options' values. Empty: it was taken back. */
export type TypedAnswer = string | string[]

/** By question id. */
export type TypedAnswers = ReadonlyMap<string, TypedAnswer>

const MAX_PREFILLED = 10_000

/** Without what the form's controls could not show: answers to questions and options that it does not have. */
export function keepShowable(questions: readonly Question[], typed: ReadonlyMap<string, unknown>): TypedAnswers {
  return new Map(
    questions.flatMap((question) => {
      const answer = toShowable(question, typed.get(question.id))
      return answer === null ? [] : [[question.id, answer]]
    }),
  )
}

function toShowable({ questionType, options }: Question, answer: unknown): TypedAnswer | null {
  const isOffered = (value: unknown) => options.some((option) => option.value === value)
  if (questionType === 'multiselect') return Array.isArray(answer) ? answer.filter(isOffered) : null
  if (typeof answer !== 'string') return null
  if (answer === '') return ''
  if (questionType === 'select') return isOffered(answer) ? answer : null
  if (questionType === 'rating') return isRating(answer) ? answer : null
  return answer
}

function isRating(text: string): boolean {
  return text.length === 1 && text >= '1' && text <= String(MAX_RATING)
}

/** The text that is kept in the browser, and back. What is damaged or of another form counts as nothing. */
export function writeDraft(typed: TypedAnswers): string {
  return JSON.stringify([...typed])
}

export function readDraft(questions: readonly Question[], text: string | null): TypedAnswers {
  try {
    const entries: unknown = JSON.parse(text ?? '[]')
    return keepShowable(questions, new Map(Array.isArray(entries) ? entries : []))
  } catch {
    return new Map()
  }
}

/**
 * Answers in the address of a form, each under its question's id, or under `q1`, `q2` … by its place in the form. A choice
 * is named by its option's value or label, several by repeating the parameter. What fits no control is left out.
 */
export function readPrefilled(questions: readonly Question[], query: string): TypedAnswers {
  const params = new URLSearchParams(query)
  const given = questions.map((question, index): [string, unknown] => {
    const values = [question.id, `q${index + 1}`].map((name) => params.getAll(name)).find((all) => all.length > 0) ?? []
    return [question.id, toPrefilled(question, values)]
  })
  return keepShowable(questions, new Map(given))
}

function toPrefilled({ questionType, options }: Question, values: string[]): unknown {
  const [first] = values
  if (first === undefined) return null
  const toValue = (text: string) =>
    (options.find(({ value }) => value === text) ?? options.find(({ label }) => fold(label) === fold(text)))?.value
  if (questionType === 'multiselect') return [...new Set(values.map(toValue))]
  return questionType === 'select' ? toValue(first) : first.trim().slice(0, MAX_PREFILLED)
}
