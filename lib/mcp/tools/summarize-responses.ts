import { z } from 'zod'
import { parseOrThrow } from '@/lib/api/body'
import { summaryQuerySchema } from '@/lib/forms/responses-schema'
import { summarizeResponses as summarize } from '@/lib/forms/server/read-summary'
import {
  binAnswer,
  latestTextAnswer,
  numberFactsAnswer,
  textSummaryAnswer,
  timelineAnswer,
} from '@/lib/forms/summary/answers'
import type { QuestionSummary } from '@/lib/forms/summary/summary'
import { QUESTION_TYPES } from '@/lib/vocabulary/forms/question-types'
import { count, id } from '@/lib/vocabulary/text/answers'
import { form, instantText, timezone } from '../arguments'
import { findOwnForm, hintOfForms } from '../find-form'
import { defineTool } from '../tool'
import { UNTRUSTED_NOTE, untrusted } from '../untrusted'

const choice = z.object({ value: z.string(), label: z.string(), count: count() })

const questionSchema = z.object({
  id: id(),
  title: z.string(),
  type: z.enum(QUESTION_TYPES),
  standing: textSummaryAnswer.shape.standing,
  askedCount: count('Responses that were asked it.'),
  answeredCount: count(),
  choices: z.array(choice).optional().describe('How often each option was chosen.'),
  ratings: z.object({ mean: z.number().nullable(), counts: z.array(count()).describe('Of 1 to 5.') }).optional(),
  numbers: z.object({ facts: numberFactsAnswer.nullable(), bins: z.array(binAnswer) }).optional(),
  untrusted: untrusted({
    latest: z.array(latestTextAnswer).optional().describe('The newest texts.'),
    formerChoices: z.array(choice).optional().describe('Chosen before the option was removed.'),
  }).optional(),
})

export const summarizeResponses = defineTool({
  title: 'Summarize responses',
  description: `All responses of a form, counted: how many over time, how often each option was chosen, averages of ratings and numbers, and the newest texts. ${UNTRUSTED_NOTE}`,
  scope: 'responses:read',
  effect: { reads: true },
  input: z.strictObject({
    form,
    from: instantText('Given at or after it.').optional(),
    to: instantText('Given before it.').optional(),
    q: z.string().optional().describe('Only responses with these words.'),
    timezone: timezone("The zone of the counted days; the owner's by default.").optional(),
  }),
  output: z.object({
    formId: id(),
    responseCount: count('Without spam.'),
    timeline: timelineAnswer,
    questions: z.array(questionSchema),
  }),
  handle: async ({ form, ...query }, call) => {
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
  if ('latest' in question) return { ...question, untrusted: { latest: question.latest } }
  if ('counts' in question) return { ...question, ratings: { mean: question.mean, counts: question.counts } }
  if ('bins' in question) return { ...question, numbers: { facts: question.facts, bins: question.bins } }
  const { choices, ...rest } = question
  const former = choices.filter(({ isOffered }) => !isOffered)
  return {
    ...rest,
    choices: choices.filter(({ isOffered }) => isOffered),
    ...(former.length > 0 && { untrusted: { formerChoices: former } }),
  }
}
