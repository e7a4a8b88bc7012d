import type { QuestionType } from '@/lib/vocabulary/forms/question-types'

/** Answers are counted by question and by the type it had when it was answered. */
type OfQuestion = { question: string; type: QuestionType }

/** `lastAt`: of those that were answered. */
export type AskedRow = OfQuestion & { asked: number; answered: number; unreadable: number; lastAt: string | null }

/**
 * The median lies between `low` and `high`, nearly all numbers between `from` and `to`. A date is a number as well:
 * 20260603 is June 3, 2026.
 */
export type NumberRow = OfQuestion & {
  min: number
  max: number
  mean: number
  low: number
  high: number
  from: number
  to: number
  isWhole: boolean
  /** Each number and how often it was given; null where there are too many. */
  counts: [number: number, count: number][] | null
}

/** `value` is null for the texts of visitors that are no options. */
export type ChoiceRow = OfQuestion & { value: string | null; count: number; lastAt: string }
export type NpsRow = { question: string; promoters: number; passives: number; detractors: number }
export type HourRow = { question: string; hour: number; count: number }

/** The row of a matrix and its column, the version of a consent and its text, `country` and its code. */
export type PartRow = OfQuestion & { part: string; value: string; count: number; lastAt: string }
export type RankRow = { question: string; value: string; count: number; first: number; mean: number }

export type BucketRow = { bucket: number; count: number }
export type BinRow = BucketRow & OfQuestion

export type SummaryRows = {
  total: number
  /** Answers that match no version of the form. */
  unplaced: number
  asked: AskedRow[]
  numbers: NumberRow[]
  choices: ChoiceRow[]
  nps: NpsRow[]
  hours: HourRow[]
  parts: PartRow[]
  ranks: RankRow[]
  buckets: BucketRow[]
}

/** A question that takes texts which are none of these values. */
export type OptionsOf = OfQuestion & { values: string[] }
