export const QUESTION_TYPES = [
  'text',
  'email',
  'number',
  'select',
  'multiselect',
  'rating',
  'paragraph',
  'date',
  'time',
  'phone',
  'url',
  'yes_no',
  'consent',
  'scale',
  'ranking',
  'matrix',
  'address',
  'file',
  'hidden',
  'heading',
  'page_break',
] as const

export type QuestionType = (typeof QUESTION_TYPES)[number]

/** One type's behavior. Code that differs by type asks for one of these words, in a `Record` or `switch` of all of them. */
export type QuestionKind = {
  /** The control in which visitors answer. */
  control:
    | 'line'
    | 'email'
    | 'decimal'
    | 'lines'
    | 'stars'
    | 'radios'
    | 'checkboxes'
    | 'date'
    | 'time'
    | 'phone'
    | 'url'
    | 'yes_no'
    | 'consent'
    | 'scale'
    | 'ranking'
    | 'matrix'
    | 'address'
    | 'file'
    | 'none'
  /** The way a typed or sent value is checked and parsed. */
  reads:
    | 'text'
    | 'email'
    | 'number'
    | 'rating'
    | 'option'
    | 'options'
    | 'date'
    | 'time'
    | 'phone'
    | 'url'
    | 'yes_no'
    | 'consent'
    | 'scale'
    | 'ranking'
    | 'matrix'
    | 'address'
    | 'files'
    | 'nothing'
  /** The value that this gives: text, a number, an option's value, a list or a record of them. Rules compare accordingly. */
  stores:
    | 'words'
    | 'number'
    | 'rating'
    | 'option'
    | 'options'
    | 'date'
    | 'time'
    | 'yes_no'
    | 'consent'
    | 'scale'
    | 'ranking'
    | 'matrix'
    | 'address'
    | 'files'
    | 'nothing'
  /** The way the answers of all responses are summed up. */
  summary:
    | 'texts'
    | 'numbers'
    | 'rating'
    | 'choices'
    | 'dates'
    | 'hours'
    | 'consent'
    | 'scale'
    | 'ranking'
    | 'matrix'
    | 'addresses'
    | 'files'
    | 'nothing'
  /** The scheme that turns a shown answer into a link; empty for an answer that is one. */
  link?: 'mailto:' | 'tel:' | ''
  /** Set where visitors are asked nothing: words, those that begin a page, or not even words. Such a type is never required. */
  shows?: 'words' | 'page' | 'nothing'
}

export const QUESTION_KINDS = {
  text: { control: 'line', reads: 'text', stores: 'words', summary: 'texts' },
  email: { control: 'email', reads: 'email', stores: 'words', summary: 'texts', link: 'mailto:' },
  number: { control: 'decimal', reads: 'number', stores: 'number', summary: 'numbers' },
  select: { control: 'radios', reads: 'option', stores: 'option', summary: 'choices' },
  multiselect: { control: 'checkboxes', reads: 'options', stores: 'options', summary: 'choices' },
  rating: { control: 'stars', reads: 'rating', stores: 'rating', summary: 'rating' },
  paragraph: { control: 'lines', reads: 'text', stores: 'words', summary: 'texts' },
  date: { control: 'date', reads: 'date', stores: 'date', summary: 'dates' },
  time: { control: 'time', reads: 'time', stores: 'time', summary: 'hours' },
  phone: { control: 'phone', reads: 'phone', stores: 'words', summary: 'texts', link: 'tel:' },
  url: { control: 'url', reads: 'url', stores: 'words', summary: 'texts', link: '' },
  yes_no: { control: 'yes_no', reads: 'yes_no', stores: 'yes_no', summary: 'choices' },
  consent: { control: 'consent', reads: 'consent', stores: 'consent', summary: 'consent' },
  scale: { control: 'scale', reads: 'scale', stores: 'scale', summary: 'scale' },
  ranking: { control: 'ranking', reads: 'ranking', stores: 'ranking', summary: 'ranking' },
  matrix: { control: 'matrix', reads: 'matrix', stores: 'matrix', summary: 'matrix' },
  address: { control: 'address', reads: 'address', stores: 'address', summary: 'addresses' },
  file: { control: 'file', reads: 'files', stores: 'files', summary: 'files' },
  hidden: { control: 'none', reads: 'text', stores: 'words', summary: 'texts', shows: 'nothing' },
  heading: { control: 'none', reads: 'nothing', stores: 'nothing', summary: 'nothing', shows: 'words' },
  page_break: { control: 'none', reads: 'nothing', stores: 'nothing', summary: 'nothing', shows: 'page' },
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
