import type { z } from 'zod'
import type {
  answerAnswer,
  answeredQuestionAnswer,
  askedQuestionAnswer,
  optionAnswer,
  questionAnswer,
  questionValidationAnswer,
} from './api-shapes'
import { QUESTION_KINDS } from './question-kinds'
import type { QuestionKind, QuestionType } from './question-types'
import { stepsOf } from './scale'

export const MAX_RATING = 5
export const RATINGS = Array.from({ length: MAX_RATING }, (_, index) => index + 1)
export const MAX_QUESTIONS = 100

/** Owners get the translations of its label; visitors `lang`, if the label is in another language than they asked for. */
export type Option = z.infer<typeof optionAnswer>

/** A question as every API call answers it. */
export type Question = z.infer<typeof questionAnswer>

/** A question as it was when the response was given. */
export type AnsweredQuestion = z.infer<typeof answeredQuestionAnswer>

/** A question that responses answer, whether or not the form still asks it; its options are all that were ever chosen from. */
export type AskedQuestion = z.infer<typeof askedQuestionAnswer>

/** Limits of an answer. */
export type QuestionValidation = z.infer<typeof questionValidationAnswer>

/** An answer as it is stored: numbers and ratings are numbers, a multiple choice is a list of option values. */
export type Answer = z.infer<typeof answerAnswer>

/** By question id. A map, so that no id can be mistaken for something that every object has. */
export type Answers = ReadonlyMap<string, Answer>

/** True when a question has options to choose from. */
export function isChoice(type: QuestionType): boolean {
  const { stores } = QUESTION_KINDS[type]
  return stores === 'option' || stores === 'options' || stores === 'ranking'
}

/** False for what only stands among the questions, or comes from the address. */
export function isAsked(type: QuestionType): boolean {
  const { shows }: QuestionKind = QUESTION_KINDS[type]
  return shows === undefined
}

/** True for what begins another page of a form. */
export function beginsPage(type: QuestionType): boolean {
  const { shows }: QuestionKind = QUESTION_KINDS[type]
  return shows === 'page'
}

/** The values that an answer is picked from; null where it is typed. */
export function pickedFrom(question: Pick<Question, 'questionType' | 'options' | 'settings'>): string[] | null {
  switch (QUESTION_KINDS[question.questionType].stores) {
    case 'option':
    case 'options':
    case 'ranking':
      return question.options.map(({ value }) => value)
    case 'rating':
      return RATINGS.map(String)
    case 'scale':
      return stepsOf(question).map(String)
    case 'yes_no':
      return ['true', 'false']
    case 'consent':
      return ['true']
    case 'words':
    case 'number':
    case 'date':
    case 'time':
    case 'matrix':
    case 'address':
    case 'files':
    case 'nothing':
      return null
  }
}
