import type { QuestionKind, QuestionType } from './question-types'

/** Apart from the list of the types, which visitors need not load. */
export const QUESTION_KINDS = {
  text: { control: 'line', reads: 'text', stores: 'words' },
  email: { control: 'email', reads: 'email', stores: 'words', link: 'mailto:' },
  number: { control: 'decimal', reads: 'number', stores: 'number' },
  select: { control: 'radios', reads: 'option', stores: 'option' },
  multiselect: { control: 'checkboxes', reads: 'options', stores: 'options' },
  rating: { control: 'stars', reads: 'rating', stores: 'rating' },
  paragraph: { control: 'lines', reads: 'text', stores: 'words' },
  date: { control: 'date', reads: 'date', stores: 'date' },
  time: { control: 'time', reads: 'time', stores: 'time' },
  phone: { control: 'phone', reads: 'phone', stores: 'words', link: 'tel:' },
  url: { control: 'url', reads: 'url', stores: 'words', link: '' },
  yes_no: { control: 'yes_no', reads: 'yes_no', stores: 'yes_no' },
  consent: { control: 'consent', reads: 'consent', stores: 'consent' },
  scale: { control: 'scale', reads: 'scale', stores: 'scale' },
  ranking: { control: 'ranking', reads: 'ranking', stores: 'ranking' },
  matrix: { control: 'matrix', reads: 'matrix', stores: 'matrix' },
  address: { control: 'address', reads: 'address', stores: 'address' },
  file: { control: 'file', reads: 'files', stores: 'files' },
  hidden: { control: 'none', reads: 'text', stores: 'words', shows: 'nothing' },
  heading: { control: 'none', reads: 'nothing', stores: 'nothing', shows: 'words' },
  page_break: { control: 'none', reads: 'nothing', stores: 'nothing', shows: 'page' },
} as const satisfies Record<QuestionType, QuestionKind>
