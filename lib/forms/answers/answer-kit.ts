import type { Answer, Answers, Question } from '@/lib/shared/forms/question'
import type { QuestionKind } from '@/lib/shared/forms/question-types'
import type { Rule } from '@/lib/shared/forms/rule'
import type { DecimalMark } from '@/lib/shared/text/decimal-mark'
import type { LogicOutcome } from '../rules/logic'

/** A visitor's input: typed text, the values of the chosen options, or the parts of one. Empty for an answer that was cleared. */
export type TypedAnswer = string | string[] | Record<string, string>

/** The answer that a control holds: typed text, one of the values, several, all of them in order, or several texts. */
export type Held = 'text' | 'one' | 'several' | 'ranked' | 'parts' | 'nothing'

/** An answer that was read; null counts as none. `lacks` refuses one that is not whole to a question that requires it. */
export type Read = { value: Answer; lacks?: string } | { message: string } | null

export type Reader = (value: unknown, question: Question, decimal: DecimalMark) => Read

/** All values of a field that is named for the question, or for a part of it. */
export type FieldValues = (part?: string) => string[]

/** The way from fields, links and drafts to the input of a control. */
export type Holder = {
  /** Null for what the control cannot show. */
  show: (question: Question, value: unknown) => TypedAnswer | null
  /** Undefined where nothing was typed. */
  fromFields: (question: Question, values: FieldValues) => TypedAnswer | undefined
  fromLink: (question: Question, values: FieldValues) => unknown
}

/** The code of the types that a form has. Visitors load that of rare types only for a form that asks them. */
export type AnswerKit = {
  readers: Partial<Record<QuestionKind['reads'], Reader>>
  holders: Partial<Record<Held, Holder>>
  /** Tells what is asked and required, and where the form leads. */
  applyRules: (questions: readonly Question[], rules: readonly Rule[], answers: Answers) => LogicOutcome
  /** The limit that an answer exceeds, where its question has some. `questions` are all of its form. */
  findExceeded?: (question: Question, answer: Answer, questions: readonly Question[]) => string | null
}
