import { z } from 'zod'
import { isSummedUpAs, QUESTION_TYPES, type QuestionKind, type SummedUpAs } from '@/lib/vocabulary/forms/question-types'
import { count, id, isoDate, isoInstant, words } from '@/lib/vocabulary/text/answers'

/** The types that are summed up in one way. */
function typesOf<Summary extends QuestionKind['summary']>(summary: Summary) {
  return QUESTION_TYPES.filter((type) => isSummedUpAs(summary, type)) as [SummedUpAs<Summary>, ...SummedUpAs<Summary>[]]
}

const asked = <Summary extends QuestionKind['summary']>(summary: Summary) => ({
  id: id(),
  title: words('', 'What would you like to drink?'),
  type: z.enum(typesOf(summary)),
  standing: z
    .enum(['current', 'retyped', 'deleted'])
    .describe('`current` if the form still asks it, `retyped` if it has another type now.'),
  askedCount: count('Responses that were asked it: answered, skipped and unreadable ones.'),
  answeredCount: count(),
  skippedCount: count(),
  unreadableCount: count('Answers that do not fit the type they were given under.'),
})

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

export const latestTextAnswer = z.object({
  responseId: id(),
  text: z.string(),
  isCut: z.boolean().describe('True for a text that is longer than shown here.'),
  createdAt: isoInstant(),
})

export const textSummaryAnswer = z
  .object({ ...asked('texts'), latest: z.array(latestTextAnswer).describe('The newest texts.') })
  .meta({ id: 'TextSummary' })

export const timelineAnswer = z.object({
  unit: z.enum(['day', 'week', 'month', 'year']),
  points: z
    .array(z.object({ date: isoDate('The first day of the period.'), count: count() }))
    .describe('Periods without gaps, in the time zone asked for. Empty without responses.'),
})

export const formSummaryAnswer = z
  .object({
    responseCount: count('Without spam.'),
    timeline: timelineAnswer,
    questions: z
      .array(z.union([choiceSummaryAnswer, ratingSummaryAnswer, numberSummaryAnswer, textSummaryAnswer]))
      .describe('The form’s questions in order, then deleted questions and those that had another type.'),
    unplacedCount: count('Answers from before wordings were stored, to questions that are deleted.'),
  })
  .meta({ id: 'FormSummary', description: 'All responses of a form, summed up.' })
