import { pickedFrom, type Question } from '@/lib/vocabulary/forms/question'
import { QUESTION_KINDS, type QuestionKind, type QuestionType } from '@/lib/vocabulary/forms/question-types'
import { caseFold } from '../rules/logic'

/** A visitor's input: typed text, or the values of the chosen options. Empty for an answer that was cleared. */
export type TypedAnswer = string | string[]

/** By question id. */
export type TypedAnswers = ReadonlyMap<string, TypedAnswer>

const MAX_PREFILLED = 10_000

/** The answer that a control holds: typed text, one of the values, or several. */
export type Held = 'text' | 'one' | 'several'

const HELD: Record<QuestionKind['stores'], Held> = {
  words: 'text',
  number: 'text',
  rating: 'one',
  option: 'one',
  options: 'several',
}

export function heldBy(type: QuestionType): Held {
  return HELD[QUESTION_KINDS[type].stores]
}

/** Reads what was typed from the fields of a form, which are named by question id. Fields left empty are left out. */
export function readFields(
  questions: readonly Question[],
  fields: { getAll: (name: string) => unknown[] },
): Map<string, TypedAnswer> {
  const typed = questions.flatMap(({ id, questionType }): [string, TypedAnswer][] => {
    const values = fields.getAll(id).map(String).filter(Boolean)
    if (values.length === 0) return []
    return [[id, heldBy(questionType) === 'several' ? values : (values[0] ?? '')]]
  })
  return new Map(typed)
}

/** Drops answers to questions and options that the form does not have. */
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

/** Serializes answers for the browser's storage, and back. Damaged data, or data of another form, counts as empty. */
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
 * Prefilled answers in the address of a form, by question id or by place as `q1`, `q2` …. A choice is named by its option's
 * value or label, several by repeating the parameter. Values that fit no control are left out.
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
  const labelled = question.options.find(({ label }) => caseFold(label) === caseFold(text))
  return onlyOffered(question, [text, labelled?.value, text.trim()])[0]
}
