import { z } from 'zod'
import type { SummaryWay } from '@/lib/shared/forms/summed-up'
import { count, isoDate } from '@/lib/shared/text/api-shapes'
import { asked, latestTextAnswer } from './asked-answer'
import { addressSummaryAnswer, consentSummaryAnswer, fileSummaryAnswer, matrixSummaryAnswer } from './part-answers'
import {
  dateSummaryAnswer,
  rankingSummaryAnswer,
  scaleSummaryAnswer,
  timeSummaryAnswer,
  timeUnitAnswer,
} from './scale-answers'

const choiceAnswer = z.object({
  value: z.string(),
  label: z.string(),
  count: count(),
  isOffered: z.boolean(),
})

export const choiceSummaryAnswer = z
  .object({
    ...asked('choices'),
    choices: z
      .array(choiceAnswer)
      .describe('Every option, also one that nobody chose; then chosen options that are no longer offered.'),
    other: z
      .object({ count: count(), latest: z.array(latestTextAnswer) })
      .optional()
      .describe('Texts in place of an option, the newest ones; missing where none are taken.'),
  })
  .meta({ id: 'ChoiceSummary' })

export const ratingSummaryAnswer = z
  .object({
    ...asked('rating'),
    mean: z.number().nullable(),
    counts: z.array(count()).describe('Of the ratings 1 to 5.'),
  })
  .meta({ id: 'RatingSummary' })

export const numberFactsAnswer = z.object({
  min: z.number(),
  median: z.number(),
  mean: z.number(),
  max: z.number(),
  isWhole: z.boolean().describe('True if no number has a fraction.'),
})

export const binAnswer = z
  .object({ from: z.number().nullable(), to: z.number().nullable(), count: count() })
  .describe('From `from` (inclusive) to `to` (exclusive); null for an open end. Equal if all answers are one number.')

export const numberSummaryAnswer = z
  .object({ ...asked('numbers'), facts: numberFactsAnswer.nullable(), bins: z.array(binAnswer) })
  .meta({ id: 'NumberSummary' })

export const textSummaryAnswer = z
  .object({ ...asked('texts'), latest: z.array(latestTextAnswer).describe('The newest texts.') })
  .meta({ id: 'TextSummary' })

export const timelineAnswer = z.object({
  unit: timeUnitAnswer,
  points: z
    .array(z.object({ date: isoDate('The first day of the period.'), count: count() }))
    .describe('Periods without gaps, in the time zone asked for. Empty without responses.'),
})

/** The answer for each way of summing up. */
export const QUESTION_SUMMARIES = {
  choices: choiceSummaryAnswer,
  rating: ratingSummaryAnswer,
  numbers: numberSummaryAnswer,
  texts: textSummaryAnswer,
  scale: scaleSummaryAnswer,
  dates: dateSummaryAnswer,
  hours: timeSummaryAnswer,
  ranking: rankingSummaryAnswer,
  matrix: matrixSummaryAnswer,
  consent: consentSummaryAnswer,
  addresses: addressSummaryAnswer,
  files: fileSummaryAnswer,
} as const satisfies Record<Exclude<SummaryWay, 'nothing'>, z.ZodType>

export const formSummaryAnswer = z
  .object({
    responseCount: count('Without spam.'),
    timeline: timelineAnswer,
    questions: z
      .array(z.union(Object.values(QUESTION_SUMMARIES)))
      .describe('The form’s questions in order, then deleted questions and those that had another type.'),
    unplacedCount: count('Answers from before wordings were stored, to questions that are deleted.'),
  })
  .meta({ id: 'FormSummary', description: 'All responses of a form, summed up.' })
