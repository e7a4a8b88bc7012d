import type { z } from 'zod'
import type {
  binAnswer,
  choiceSummaryAnswer,
  formSummaryAnswer,
  latestTextAnswer,
  numberFactsAnswer,
  numberSummaryAnswer,
  ratingSummaryAnswer,
  textSummaryAnswer,
  timelineAnswer,
} from './answers'

/** The answer of `GET /api/forms/{id}/responses/summary`. Spam is not counted. */
export type FormSummary = z.infer<typeof formSummaryAnswer>

export type TimeUnit = Timeline['unit']

/** Periods without gaps, in the account's time zone. `date` is the first day of each. Empty without responses. */
export type Timeline = z.infer<typeof timelineAnswer>

/** `current` if the form still asks it, `retyped` if it has another type now. */
export type Standing = QuestionSummary['standing']

export type QuestionSummary = ChoiceSummary | RatingSummary | NumberSummary | TextSummary

/** Every option, including those nobody chose; then chosen options that are no longer offered. */
export type ChoiceSummary = z.infer<typeof choiceSummaryAnswer>
export type Choice = ChoiceSummary['choices'][number]

/** From 1 to 5. `mean` is null without an answer. */
export type RatingSummary = z.infer<typeof ratingSummaryAnswer>

export type NumberSummary = z.infer<typeof numberSummaryAnswer>
/** `isWhole` if no number has a fraction. */
export type NumberFacts = z.infer<typeof numberFactsAnswer>
/** From `from` (inclusive) to `to` (exclusive); null for an open end. Equal if all answers are one number. */
export type Bin = z.infer<typeof binAnswer>

/** The newest texts. Long ones are cut. */
export type TextSummary = z.infer<typeof textSummaryAnswer>
export type LatestText = z.infer<typeof latestTextAnswer>
