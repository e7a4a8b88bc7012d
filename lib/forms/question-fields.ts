import type { z } from 'zod'
import type { FieldIssue } from '@/lib/vocabulary/field-issues'
import { isChoice, type Question, type QuestionType } from '@/lib/vocabulary/question'
import type { OptionInput } from './questions/options'
import { MAX_OPTIONS, OPTION_NEEDED, updateQuestionSchema } from './schema'

const fields = updateQuestionSchema.required()

/** What the edit dialog holds. Only what is answered by choosing needs options. */
export function questionFieldsSchema(type: QuestionType) {
  return fields.refine(({ options }) => !isChoice(type) || options.length > 0, {
    path: ['options'],
    message: OPTION_NEEDED,
  })
}

export type QuestionFields = z.output<typeof fields>

export function toQuestionFields({ question, description, isRequired, options }: Question): QuestionFields {
  return { question, description, isRequired, options }
}

const FIRST_OPTIONS = 3

/** A new question before its owner has written anything: not required; choices start with three options. */
export function newQuestion(questionType: QuestionType, questionCount: number) {
  return {
    questionType,
    question: NEW_QUESTION,
    description: '',
    isRequired: false,
    options: isChoice(questionType) ? nextOptions([], FIRST_OPTIONS) : [],
    order: questionCount,
  }
}

/** The text of a question that nobody has written yet. */
export const NEW_QUESTION = 'Untitled question'

/** `Option 4` where three are there, or the next free number: no two options look alike by themselves. */
export function nextOption(options: readonly OptionInput[]): OptionInput {
  const taken = new Set(options.map(({ label }) => label.trim().toLowerCase()))
  let number = options.length + 1
  while (taken.has(`option ${number}`)) number += 1
  return { label: `Option ${number}` }
}

/** One that still reads as it was added: what is typed or pasted may take its place. */
export function isUntouchedOption(label: string): boolean {
  return /^Option \d+$/.test(label.trim())
}

function nextOptions(options: readonly OptionInput[], count: number): OptionInput[] {
  return count === 0 ? [...options] : nextOptions([...options, nextOption(options)], count - 1)
}

/** The labels of pasted text, one a line, without the bullets of a list; null for a single line, which is pasted as it is. */
export function toPastedLabels(text: string): string[] | null {
  const lines = text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => line.replace(/^\s*(?:[-*•–]\s+)?/, '').trim())
    .filter((line) => line !== '')
  return lines.length > 1 ? lines.slice(0, MAX_OPTIONS) : null
}

/** Which fields a refused save is about. */
export function toQuestionErrors(issues: readonly FieldIssue[]) {
  return issues.flatMap(({ path, message }) => (isFieldPath(path) ? [{ name: path, message }] : []))
}

type FieldPath = 'question' | 'description' | 'options' | `options.${number}.label`

function isFieldPath(path: string): path is FieldPath {
  return /^(question|description|options|options\.\d+\.label)$/.test(path)
}
