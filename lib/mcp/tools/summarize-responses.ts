import { z } from 'zod'
import { parseOrThrow } from '@/lib/api/body'
import { summaryQuerySchema } from '@/lib/forms/responses-schema'
import { summarizeResponses as summarize } from '@/lib/forms/server/summary/read-summary'
import { QUESTION_SUMMARIES, timelineAnswer } from '@/lib/forms/summary/api-shapes'
import { isSummary, type QuestionSummary } from '@/lib/forms/summary/summary'
import { QUESTION_TYPES } from '@/lib/shared/forms/question-types'
import { count, id } from '@/lib/shared/text/api-shapes'
import { answersFilter, form, instantText, timezone } from '../arguments'
import { findOwnForm, hintOfForms } from '../find-form'
import { defineTool } from '../tool'
import { UNTRUSTED_NOTE, untrusted } from '../untrusted'

const choice = z.object({ value: z.string(), label: z.string(), count: count() })

const { rating, numbers, texts, scale, dates, hours, ranking, matrix, consent, addresses, files } = QUESTION_SUMMARIES

const questionSchema = z.object({
  id: id(),
  title: z.string(),
  type: z.enum(QUESTION_TYPES),
  standing: texts.shape.standing,
  askedCount: count('Responses that were asked it.'),
  answeredCount: count(),
  choices: z.array(choice).optional().describe('How often each option was chosen.'),
  otherCount: count('Texts in place of an option.').optional(),
  ratings: rating.pick({ mean: true, counts: true }).optional(),
  numbers: numbers.pick({ facts: true, bins: true }).optional(),
  scale: scale.pick({ mean: true, steps: true, nps: true }).optional(),
  dates: dates.pick({ range: true, unit: true, each: true, periods: true }).optional(),
  hours: hours.shape.hours.optional().describe('How many times of day are in each hour, from midnight on.'),
  ranks: ranking.shape.ranks.optional(),
  matrix: matrix.pick({ columns: true, rows: true }).optional(),
  consents: consent.shape.wordings.optional(),
  countries: addresses.shape.countries.optional(),
  untrusted: untrusted({
    latest: texts.shape.latest.optional().describe('The newest texts.'),
    addresses: addresses.shape.latest.optional().describe('The newest addresses.'),
    files: files.shape.latest.optional().describe('The files of the newest answers.'),
    formerChoices: z.array(choice).optional().describe('Chosen before the option was removed.'),
  }).optional(),
})

export const summarizeResponses = defineTool({
  title: 'Summarize responses',
  description: `All responses of a form, counted: how many over time, how often each option was chosen, averages of ratings and numbers, scores of scales, places of rankings, and the newest texts. ${UNTRUSTED_NOTE}`,
  scope: 'responses:read',
  effect: { reads: true },
  input: z.strictObject({
    form,
    from: instantText('Given at or after it.').optional(),
    to: instantText('Given before it.').optional(),
    q: z.string().optional().describe('Only responses with these words.'),
    answers: answersFilter,
    timezone: timezone("The zone of the counted days; the owner's by default.").optional(),
  }),
  output: z.object({
    formId: id(),
    responseCount: count('Without spam.'),
    timeline: timelineAnswer,
    questions: z.array(questionSchema),
  }),
  handle: async ({ form, answers, ...narrowing }, call) => {
    const query = { ...narrowing, ...(answers && { answers: JSON.stringify(answers) }) }
    const key = { owner: call.owner, formId: await findOwnForm(form, call) }
    const summary = await summarize(key, parseOrThrow(summaryQuerySchema, query), call.now)
    const { responseCount, timeline, questions } = summary
    return { formId: key.formId, responseCount, timeline, questions: questions.map(toResult) }
  },
  say: ({ responseCount, questions }) =>
    [
      `${responseCount} responses`,
      ...questions.map(
        ({ title, answeredCount, askedCount }) => `${title}: ${answeredCount} of ${askedCount} answered`,
      ),
    ].join('\n'),
  hint: hintOfForms,
})

function toResult(question: QuestionSummary): z.input<typeof questionSchema> {
  if (isSummary('texts', question)) return { ...question, untrusted: { latest: question.latest } }
  if (isSummary('rating', question)) return { ...question, ratings: question }
  if (isSummary('numbers', question)) return { ...question, numbers: question }
  if (isSummary('scale', question)) return { ...question, scale: question }
  if (isSummary('dates', question)) return { ...question, dates: question }
  if (isSummary('hours', question)) return question
  if (isSummary('ranking', question)) return question
  if (isSummary('matrix', question)) return { ...question, matrix: question }
  if (isSummary('consent', question)) return { ...question, consents: question.wordings }
  if (isSummary('addresses', question)) return { ...question, untrusted: { addresses: question.latest } }
  if (isSummary('files', question)) return { ...question, untrusted: { files: question.latest } }
  const { choices, other, ...rest } = question
  const former = choices.filter(({ isOffered }) => !isOffered)
  const strange = {
    ...(former.length > 0 && { formerChoices: former }),
    ...(other?.latest.length && { latest: other.latest }),
  }
  return {
    ...rest,
    choices: choices.filter(({ isOffered }) => isOffered),
    ...(other && { otherCount: other.count }),
    ...(Object.keys(strange).length > 0 && { untrusted: strange }),
  }
}
