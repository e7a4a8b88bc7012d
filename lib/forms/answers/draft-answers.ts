import { pickedFrom, type Question } from '@/lib/vocabulary/question'
import { QUESTION_KINDS, type QuestionKind, type QuestionType } from '@/lib/vocabulary/question-types'
import { fold } from '../rules/logic'

/** What a visitor has put in: texts as they are typed, choices by their options' values. Empty: it was taken back. */
export type TypedAnswer = string | string[]

/** By question id. */
export type TypedAnswers = ReadonlyMap<string, TypedAnswer>

const MAX_PREFILLED = 10_000

/** What a control holds: typed text, one of the values to pick from, or several. */
export type Held = 'text' | 'one' | 'several'

const HELD: Record<QuestionKind['answer'], Held> = {
  text: 'text',
  email: 'text',
  number: 'text',
  rating: 'one',
  option: 'one',
  options: 'several',
}

export function heldBy(type: QuestionType): Held {
  return HELD[QUESTION_KINDS[type].answer]
}

/** Without what the form's controls could not show: answers to questions and options that it does not have. */
export function keepShowable(questions: readonly Question[], typed: ReadonlyMap<string, unknown>): TypedAnswers {
  return new Map(
    questions.flatMap((question) => {
      const answer = toShowable(question, typed.get(question.id))
      return answer === null ? [] : [[question.id, answer]]
    }),
  )
}

function toShowable(question: Question, answer: unknown): TypedAnswer | null {
  switch (heldBy(question.questionType)) {
    case 'text':
      return typeof answer === 'string' ? answer : null
    case 'one':
      return answer === '' ? '' : (onlyOffered(question, [answer])[0] ?? null)
    case 'several':
      return Array.isArray(answer) ? onlyOffered(question, answer) : null
  }
}

function onlyOffered(question: Question, values: readonly unknown[]): string[] {
  const offered: readonly unknown[] = pickedFrom(question) ?? []
  return values.filter((value): value is string => offered.includes(value))
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

function toPrefilled(question: Question, values: string[]): unknown {
  const [first] = values
  if (first === undefined) return null
  switch (heldBy(question.questionType)) {
    case 'text':
      return first.trim().slice(0, MAX_PREFILLED)
    case 'one':
      return toValue(question, first)
    case 'several':
      return [...new Set(values.map((text) => toValue(question, text)))]
  }
}

function toValue(question: Question, text: string): string | undefined {
  const labelled = question.options.find(({ label }) => fold(label) === fold(text))
  return onlyOffered(question, [text, labelled?.value, text.trim()])[0]
}
