import type { Language } from '../languages'
import type { QuestionTextName, TextLanguages, Translations } from '../text/translations'
import { QUESTION_KINDS, type QuestionType } from './question-types'

export const MAX_RATING = 5
export const RATINGS = Array.from({ length: MAX_RATING }, (_, index) => index + 1)
export const MAX_QUESTIONS = 100

/** Owners get the translations of its label; visitors `lang`, if the label is in another language than they asked for. */
export type Option = {
  value: string
  label: string
  translations?: Partial<Record<Language, string>>
  lang?: Language
}

/** A question as every API call answers it. */
export type Question = {
  id: string
  questionType: QuestionType
  question: string
  description: string
  isRequired: boolean
  options: Option[]
  order: number
  /** For owners, once there are any. */
  translations?: Translations<QuestionTextName>
  /** For visitors. */
  lang?: TextLanguages<QuestionTextName>
}

/** A question as it was when the response was given. */
export type AnsweredQuestion = {
  id: string
  title: string
  type: QuestionType
  required: boolean
  order: number
  options: Option[]
}

/** A question that responses answer, whether or not the form still asks it; its options are all that were ever chosen from. */
export type AskedQuestion = AnsweredQuestion & { isDeleted: boolean }

/** An answer as it is stored: numbers and ratings are numbers, a multiple choice is a list of option values. */
export type Answer = string | number | string[]

/** By question id. A map, so that no id can be mistaken for something that every object has. */
export type Answers = ReadonlyMap<string, Answer>

/** True when a question is answered by choosing from its options. */
export function isChoice(type: QuestionType): boolean {
  const { stores } = QUESTION_KINDS[type]
  return stores === 'option' || stores === 'options'
}

/** The values that an answer is picked from; null where it is typed. */
export function pickedFrom({ questionType, options }: Pick<Question, 'questionType' | 'options'>): string[] | null {
  switch (QUESTION_KINDS[questionType].stores) {
    case 'option':
    case 'options':
      return options.map(({ value }) => value)
    case 'rating':
      return RATINGS.map(String)
    case 'words':
    case 'number':
      return null
  }
}
