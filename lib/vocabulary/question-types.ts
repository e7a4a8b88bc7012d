export const QUESTION_TYPES = ['text', 'email', 'number', 'select', 'multiselect', 'rating', 'paragraph'] as const

export type QuestionType = (typeof QUESTION_TYPES)[number]

/** How one type behaves. Code that differs by type asks for one of these words, in a `Record` or `switch` of all of them. */
export type QuestionKind = {
  /** How an answer is read, and so how it is stored: a number, an option's value, a list of them, or text. */
  answer: 'text' | 'email' | 'number' | 'rating' | 'option' | 'options'
  /** What visitors answer in. */
  control: 'line' | 'email' | 'decimal' | 'lines' | 'stars' | 'radios' | 'checkboxes'
  /** How a rule compares the answer with its value. */
  compares: 'words' | 'number' | 'rating' | 'option' | 'options'
  /** How all answers are summed up. */
  summary: 'texts' | 'numbers' | 'rating' | 'choices'
}

export const QUESTION_KINDS = {
  text: { answer: 'text', control: 'line', compares: 'words', summary: 'texts' },
  email: { answer: 'email', control: 'email', compares: 'words', summary: 'texts' },
  number: { answer: 'number', control: 'decimal', compares: 'number', summary: 'numbers' },
  select: { answer: 'option', control: 'radios', compares: 'option', summary: 'choices' },
  multiselect: { answer: 'options', control: 'checkboxes', compares: 'options', summary: 'choices' },
  rating: { answer: 'rating', control: 'stars', compares: 'rating', summary: 'rating' },
  paragraph: { answer: 'text', control: 'lines', compares: 'words', summary: 'texts' },
} as const satisfies Record<QuestionType, QuestionKind>

type Kinds = typeof QUESTION_KINDS

/** The types that are summed up in one of these ways. */
export type SummedUpAs<Summary extends QuestionKind['summary']> = {
  [Type in QuestionType]: Kinds[Type]['summary'] extends Summary ? Type : never
}[QuestionType]

export function isSummedUpAs<Summary extends QuestionKind['summary']>(
  summary: Summary,
  type: QuestionType,
): type is SummedUpAs<Summary> {
  return QUESTION_KINDS[type].summary === summary
}
