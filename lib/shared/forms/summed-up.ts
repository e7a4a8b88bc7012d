import type { QuestionType } from './question-types'

/** The ways the answers of all responses are summed up. Visitors load none of this. */
export type SummaryWay =
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

export const SUMMED_UP_AS = {
  text: 'texts',
  email: 'texts',
  number: 'numbers',
  select: 'choices',
  multiselect: 'choices',
  rating: 'rating',
  paragraph: 'texts',
  date: 'dates',
  time: 'hours',
  phone: 'texts',
  url: 'texts',
  yes_no: 'choices',
  consent: 'consent',
  scale: 'scale',
  ranking: 'ranking',
  matrix: 'matrix',
  address: 'addresses',
  file: 'files',
  hidden: 'texts',
  heading: 'nothing',
  page_break: 'nothing',
} as const satisfies Record<QuestionType, SummaryWay>

type Summaries = typeof SUMMED_UP_AS

/** The types that are summed up in one of these ways. */
export type SummedUpAs<Way extends SummaryWay> = {
  [Type in QuestionType]: Summaries[Type] extends Way ? Type : never
}[QuestionType]

export function isSummedUpAs<Way extends SummaryWay>(way: Way, type: QuestionType): type is SummedUpAs<Way> {
  return SUMMED_UP_AS[type] === way
}
