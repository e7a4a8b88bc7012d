import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import type { QuestionType, SummedUpAs } from '@/lib/vocabulary/question-types'

/** What `GET /api/forms/{id}/responses/summary` answers. Spam is in no count. */
export type FormSummary = {
  responseCount: number
  timeline: Timeline
  /** Those of the form in its order, then what was asked before: a question that is gone, or had another type. */
  questions: QuestionSummary[]
  /** Answers of an early time whose questions nobody knows any more. */
  unplacedCount: number
}

export type TimeUnit = 'day' | 'week' | 'month' | 'year'

/** Without a gap, in the account's zone. `date` is the first day of each part; no parts without responses. */
export type Timeline = { unit: TimeUnit; points: { date: CalendarDate; count: number }[] }

/** Whether the form still asks it like this. */
export type Standing = 'current' | 'retyped' | 'deleted'

/** `asked` = `answered` + `skipped` + `unreadable`: an unreadable answer does not fit the type it was given under. */
type Counts = { askedCount: number; answeredCount: number; skippedCount: number; unreadableCount: number }

type Asked<T extends QuestionType> = { id: string; title: string; type: T; standing: Standing } & Counts

export type QuestionSummary = ChoiceSummary | RatingSummary | NumberSummary | TextSummary

/** Every option, also those nobody chose; then what was chosen and is offered no more. */
export type ChoiceSummary = Asked<SummedUpAs<'choices'>> & { choices: Choice[] }
export type Choice = { value: string; label: string; count: number; isOffered: boolean }

/** From 1 to 5. `mean` is null without an answer. */
export type RatingSummary = Asked<SummedUpAs<'rating'>> & { mean: number | null; counts: number[] }

export type NumberSummary = Asked<SummedUpAs<'numbers'>> & { facts: NumberFacts | null; bins: Bin[] }
/** `isWhole`: none of them has a fraction. */
export type NumberFacts = { min: number; median: number; mean: number; max: number; isWhole: boolean }
/** From `from` to below `to`; null where it has no end. Both are one where all answers are one number. */
export type Bin = { from: number | null; to: number | null; count: number }

/** The newest ones; a long one is cut. */
export type TextSummary = Asked<SummedUpAs<'texts'>> & { latest: LatestText[] }
export type LatestText = { responseId: string; text: string; isCut: boolean; createdAt: string }
