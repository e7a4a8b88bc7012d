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
  /** The scheme that turns a shown answer into a link; empty for an answer that is one. */
  link?: 'mailto:' | 'tel:' | ''
  /** Set where visitors are asked nothing: words, those that begin a page, or not even words. Such a type is never required. */
  shows?: 'words' | 'page' | 'nothing'
}
