import type { z } from 'zod'
import { SUMMED_UP_AS, type SummaryWay } from '@/lib/shared/forms/summed-up'
import type { binAnswer, formSummaryAnswer, numberFactsAnswer, QUESTION_SUMMARIES, timelineAnswer } from './api-shapes'
import type { latestTextAnswer } from './asked-answer'

/** The answer of `GET /api/forms/{id}/responses/summary`. Spam is not counted. */
export type FormSummary = z.infer<typeof formSummaryAnswer>

export type TimeUnit = Timeline['unit']

/** Periods without gaps, in the account's time zone. `date` is the first day of each. Empty without responses. */
export type Timeline = z.infer<typeof timelineAnswer>

/** The ways of summing up. */
export type SummaryKind = keyof typeof QUESTION_SUMMARIES

/** The summary of one way. */
export type SummaryOf<Kind extends SummaryKind> = z.infer<(typeof QUESTION_SUMMARIES)[Kind]>

export type QuestionSummary = { [Kind in SummaryKind]: SummaryOf<Kind> }[SummaryKind]

/** `current` if the form still asks it, `retyped` if it has another type now. */
export type Standing = QuestionSummary['standing']

export type Choice = SummaryOf<'choices'>['choices'][number]
/** `isWhole` if no number has a fraction. */
export type NumberFacts = z.infer<typeof numberFactsAnswer>
/** From `from` (inclusive) to `to` (exclusive); null for an open end. Equal if all answers are one number. */
export type Bin = z.infer<typeof binAnswer>
/** Long ones are cut. */
export type LatestText = z.infer<typeof latestTextAnswer>

/** True if a question is summed up in this way. */
export function isSummary<Kind extends SummaryKind>(
  kind: Kind,
  question: QuestionSummary,
): question is Extract<QuestionSummary, SummaryOf<Kind>> {
  const way: SummaryWay = SUMMED_UP_AS[question.type]
  return way === kind
}
