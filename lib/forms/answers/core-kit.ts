import { isAsked, pickedFrom, type Question } from '@/lib/shared/forms/question'
import { QUESTION_KINDS } from '@/lib/shared/forms/question-kinds'
import { caseFold } from '@/lib/shared/text/case-fold'
import type { AnswerKit } from './answer-kit'
import { CORE_READERS } from './core-readers'

const MAX_PREFILLED = 10_000

/** The field of a text that is none of the options. */
export const OTHER_PART = 'other'

/** The code of forms of the most common types without rules. */
export const CORE_KIT = {
  readers: CORE_READERS,
  holders: {
    text: {
      show: (_question, answer) => (typeof answer === 'string' ? answer : null),
      fromFields: (_question, values) => values()[0],
      fromLink({ questionType }, values) {
        const text = values()[0]?.trim().slice(0, MAX_PREFILLED)
        return questionType === 'email' ? text?.replaceAll(' ', '+') : text
      },
    },
    one: {
      show: (question, answer) => (answer === '' ? '' : (onlyOffered(question, [answer])[0] ?? null)),
      fromFields: (_question, values) => values(OTHER_PART)[0] ?? values()[0],
      fromLink: (question, values) => values().map((text) => toValue(question, text))[0],
    },
    several: {
      show: (question, answer) => (Array.isArray(answer) ? onlyOffered(question, answer) : null),
      fromFields(_question, values) {
        const chosen = [...values(), ...values(OTHER_PART)]
        return chosen.length > 0 ? chosen : undefined
      },
      fromLink(question, values) {
        const named = values()
        return named.length > 0 ? [...new Set(named.map((text) => toValue(question, text)))] : null
      },
    },
  },
  applyRules: (questions) => ({
    visible: questions.map(({ id }) => id),
    skipped: new Set(),
    messages: new Map(),
    redirectUrl: null,
    endingId: null,
    required: questions.flatMap(({ id, isRequired, questionType }) =>
      isRequired && isAsked(questionType) ? [id] : [],
    ),
  }),
} as const satisfies AnswerKit

/** True for a form with a type, a setting or a limit whose code visitors load apart. */
export function needsFullKit(questions: readonly Question[]): boolean {
  return questions.some(
    ({ questionType, settings, validation }) =>
      !(QUESTION_KINDS[questionType].reads in CORE_READERS) || [settings, validation].some(hasFields),
  )
}

function hasFields(fields: object): boolean {
  return Object.keys(fields).length > 0
}

function onlyOffered(question: Question, values: readonly unknown[]): string[] {
  return values.filter((value): value is string => typeof value === 'string' && isOffered(question, value))
}

/** Files are picked from no list, and a text may be none of the options. */
function isOffered(question: Question, value: string): boolean {
  return question.settings.other || (pickedFrom(question)?.includes(value) ?? true)
}

export function toValue(question: Question, text: string): string | undefined {
  const labelled = question.options.find(({ label }) => caseFold(label) === caseFold(text))
  const values = [text, labelled?.value, text.trim()]
  return values.find((value) => pickedFrom(question)?.includes(value ?? '')) ?? onlyOffered(question, [text.trim()])[0]
}
