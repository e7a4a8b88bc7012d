import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import type { QuestionType, SummedUpAs } from '@/lib/vocabulary/forms/question-types'

/** The answer of `GET /api/forms/{id}/responses/summary`. Spam is not counted. */
export type FormSummary = {
  responseCount: number
  timeline: Timeline
  /** The form's questions in order, then deleted questions and those that had another type. */
  questions: QuestionSummary[]
  /** Answers from before wordings were stored, to questions that are deleted. */
  unplacedCount: number
}

export type TimeUnit = 'day' | 'week' | 'month' | 'year'

/** Periods without gaps, in the account's time zone. `date` is the first day of each. Empty without responses. */
export type Timeline = { unit: TimeUnit; points: { date: CalendarDate; count: number }[] }

/** `current` if the form still asks it, `retyped` if it has another type now. */
export type Standing = 'current' | 'retyped' | 'deleted'

/** `asked` = `answered` + `skipped` + `unreadable`: an unreadable answer does not fit the type it was given under. */
type Counts = { askedCount: number; answeredCount: number; skippedCount: number; unreadableCount: number }

type Asked<T extends QuestionType> = { id: string; title: string; type: T; standing: Standing } & Counts

export type QuestionSummary = ChoiceSummary | RatingSummary | NumberSummary | TextSummary

/** Every option, including those nobody chose; then chosen options that are no longer offered. */
export type ChoiceSummary = Asked<SummedUpAs<'choices'>> & { choices: Choice[] }
export type Choice = { value: string; label: string; count: number; isOffered: boolean }

/** From 1 to 5. `mean` is null without an answer. */
export type RatingSummary = Asked<SummedUpAs<'rating'>> & { mean: number | null; counts: number[] }

export type NumberSummary = Asked<SummedUpAs<'numbers'>> & { facts: NumberFacts | null; bins: Bin[] }
/** `isWhole` if no number has a fraction. */
export type NumberFacts = { min: number; median: number; mean: number; max: number; isWhole: boolean }
/** From `from` (inclusive) to `to` (exclusive); null for an open end. Equal if all answers are one number. */
export type Bin = { from: number | null; to: number | null; count: number }

/** The newest texts. Long ones are cut. */
export type TextSummary = Asked<SummedUpAs<'texts'>> & { latest: LatestText[] }
export type LatestText = { responseId: string; text: string; isCut: boolean; createdAt: string }
