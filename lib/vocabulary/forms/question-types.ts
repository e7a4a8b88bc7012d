export const QUESTION_TYPES = ['text', 'email', 'number', 'select', 'multiselect', 'rating', 'paragraph'] as const

export type QuestionType = (typeof QUESTION_TYPES)[number]

/** One type's behavior. Code that differs by type asks for one of these words, in a `Record` or `switch` of all of them. */
export type QuestionKind = {
  /** The control in which visitors answer. */
  control: 'line' | 'email' | 'decimal' | 'lines' | 'stars' | 'radios' | 'checkboxes'
  /** The way a typed or sent value is checked and parsed. */
  reads: 'text' | 'email' | 'number' | 'rating' | 'option' | 'options'
  /** The value that this gives: text, a number, a rating, an option's value, or a list of them. Rules compare accordingly. */
  stores: 'words' | 'number' | 'rating' | 'option' | 'options'
  /** The way the answers of all responses are summed up. */
  summary: 'texts' | 'numbers' | 'rating' | 'choices'
  /** The scheme that turns a shown answer into a link. */
  link?: 'mailto:'
}

export const QUESTION_KINDS = {
  text: { control: 'line', reads: 'text', stores: 'words', summary: 'texts' },
  email: { control: 'email', reads: 'email', stores: 'words', summary: 'texts', link: 'mailto:' },
  number: { control: 'decimal', reads: 'number', stores: 'number', summary: 'numbers' },
  select: { control: 'radios', reads: 'option', stores: 'option', summary: 'choices' },
  multiselect: { control: 'checkboxes', reads: 'options', stores: 'options', summary: 'choices' },
  rating: { control: 'stars', reads: 'rating', stores: 'rating', summary: 'rating' },
  paragraph: { control: 'lines', reads: 'text', stores: 'words', summary: 'texts' },
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
