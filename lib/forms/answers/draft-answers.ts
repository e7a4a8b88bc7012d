import type { Question } from '@/lib/shared/forms/question'
import { QUESTION_KINDS } from '@/lib/shared/forms/question-kinds'
import type { QuestionKind, QuestionType } from '@/lib/shared/forms/question-types'
import type { AnswerKit, FieldValues, Held, TypedAnswer } from './answer-kit'
import { CORE_KIT } from './core-kit'

export type { TypedAnswer } from './answer-kit'

/** By question id. */
export type TypedAnswers = ReadonlyMap<string, TypedAnswer>

const HELD: Record<QuestionKind['stores'], Held> = {
  words: 'text',
  number: 'text',
  rating: 'one',
  option: 'one',
  options: 'several',
  date: 'text',
  time: 'text',
  yes_no: 'one',
  consent: 'one',
  scale: 'one',
  ranking: 'ranked',
  matrix: 'parts',
  address: 'parts',
  files: 'several',
  nothing: 'nothing',
}

export function heldBy(type: QuestionType): Held {
  return HELD[QUESTION_KINDS[type].stores]
}

/**
 * Reads what was typed from the fields of a form, which are named by question id, those of its parts by `id.part`. Fields
 * left empty are left out.
 */
export function readFields(
  questions: readonly Question[],
  fields: { getAll: (name: string) => unknown[] },
  { holders }: AnswerKit = CORE_KIT,
): Map<string, TypedAnswer> {
  const typed = questions.flatMap((question): [string, TypedAnswer][] => {
    const values: FieldValues = (part) => fields.getAll(fieldOf(question.id, part)).map(String).filter(Boolean)
    const answer = holders[heldBy(question.questionType)]?.fromFields(question, values)
    return answer === undefined ? [] : [[question.id, answer]]
  })
  return new Map(typed)
}

/** The name of a field, or of a parameter in a link. */
export function fieldOf(name: string, part: string | undefined): string {
  return part === undefined ? name : `${name}.${part}`
}

/** Drops answers to questions and options that the form does not have. */
export function keepShowable(
  questions: readonly Question[],
  typed: ReadonlyMap<string, unknown>,
  { holders }: AnswerKit = CORE_KIT,
): TypedAnswers {
  return new Map(
    questions.flatMap((question) => {
      const answer = holders[heldBy(question.questionType)]?.show(question, typed.get(question.id)) ?? null
      return answer === null ? [] : [[question.id, answer]]
    }),
  )
}

/** Serializes answers for the browser's storage, and back. Damaged data, or data of another form, counts as empty. */
export function writeDraft(typed: TypedAnswers): string {
  return JSON.stringify([...typed])
}

export function readDraft(questions: readonly Question[], text: string | null, kit?: AnswerKit): TypedAnswers {
  try {
    const entries: unknown = JSON.parse(text ?? '[]')
    return keepShowable(questions, new Map(Array.isArray(entries) ? entries : []), kit)
  } catch {
    return new Map()
  }
}

/**
 * Prefilled answers in the address of a form or of a page that asks one, by question id or by place as `q1`, `q2` …, a hidden one by its own name. A
 * choice is named by its option's value or label, several by repeating the parameter. Values that fit no control are left out.
 */
export function readPrefilled(questions: readonly Question[], query: string, kit: AnswerKit = CORE_KIT): TypedAnswers {
  const params = new URLSearchParams(query)
  const given = questions.map((question, index): [string, unknown] => {
    const names = linkNamesOf(question, index)
    const values: FieldValues = (part) =>
      names.map((name) => params.getAll(fieldOf(name, part))).find((all) => all.length > 0) ?? []
    return [question.id, kit.holders[heldBy(question.questionType)]?.fromLink(question, values)]
  })
  return keepShowable(questions, new Map(given), kit)
}

/** The parameters that can hold the answer, the first one counts. */
export function linkNamesOf({ id, settings }: Question, index: number): string[] {
  return [id, `q${index + 1}`, ...(settings.name ? [settings.name] : [])]
}
