import { z } from 'zod'
import { parseOrThrow } from '@/lib/api/body'
import { responseFileAnswer, responseStatusAnswer } from '@/lib/forms/api-shapes'
import type { FormResponse } from '@/lib/forms/form'
import { listResponsesQuerySchema } from '@/lib/forms/responses-schema'
import { listAskedQuestions, listFormResponses } from '@/lib/forms/server/read-responses'
import { meetingStatus } from '@/lib/shared/api-shapes'
import { answerAnswer } from '@/lib/shared/forms/api-shapes'
import { QUESTION_TYPES } from '@/lib/shared/forms/question-types'
import { RESPONSE_STATUSES } from '@/lib/shared/forms/response-status'
import { id, isoInstant } from '@/lib/shared/text/api-shapes'
import { after, answersFilter, form, instantText, limit, nextAfter, updatedSince } from '../arguments'
import { findOwnForm, hintOfForms } from '../find-form'
import { defineTool } from '../tool'
import { UNTRUSTED_NOTE, untrusted } from '../untrusted'

const responseSchema = z.object({
  id: id(),
  status: responseStatusAnswer,
  note: z.string().describe('The owner’s own words about it.'),
  createdAt: isoInstant(),
  updatedAt: isoInstant(),
  booking: z
    .object({ meetingId: id(), startTime: isoInstant(), status: meetingStatus, isFollowUp: z.boolean() })
    .optional()
    .describe('The meeting that was booked with these answers, or that they follow up.'),
  untrusted: untrusted({
    respondentName: z.string().nullable(),
    respondentEmail: z.string().nullable(),
    answers: z.record(z.string(), answerAnswer).describe('By question id.'),
    files: z
      .array(responseFileAnswer)
      .describe('The files that the answers name by their ids. Their owner opens the `url`.'),
  }),
})

export const listResponses = defineTool({
  title: 'List responses',
  description: `The responses to a form, newest first, with each answer by its question. For counts and averages call summarize_responses: it reads all of them at once. ${UNTRUSTED_NOTE}`,
  scope: 'responses:read',
  effect: { reads: true },
  input: z.strictObject({
    form,
    from: instantText('Given at or after it.').optional(),
    to: instantText('Given before it.').optional(),
    q: z.string().optional().describe('Words to search for in names, addresses and answers.'),
    updatedSince: updatedSince('Also what got another status or note, or was marked as spam or no spam.'),
    status: z
      .enum(RESPONSE_STATUSES)
      .optional()
      .describe('Only those that the owner has not handled yet, or has done.'),
    answers: answersFilter,
    spam: z.boolean().optional().describe('True: suspected spam instead of the others.'),
    limit: limit(100, 20),
    after: after.optional(),
  }),
  output: z.object({
    formId: id(),
    questions: z.array(z.object({ id: id(), title: z.string(), type: z.enum(QUESTION_TYPES), isDeleted: z.boolean() })),
    responses: z.array(responseSchema),
    nextAfter,
  }),
  handle: async ({ form, limit, spam, after, answers, ...narrowing }, call) => {
    const key = { owner: call.owner, formId: await findOwnForm(form, call) }
    const place = after === undefined ? { page: '1' } : { after }
    const query = {
      ...narrowing,
      ...place,
      size: String(limit),
      ...(spam && { spam: '1' }),
      ...(answers && { answers: JSON.stringify(answers) }),
    }
    const [page, questions] = await Promise.all([
      listFormResponses(key, parseOrThrow(listResponsesQuerySchema, query)),
      listAskedQuestions(key),
    ])
    return {
      formId: key.formId,
      questions: questions.map(({ id, title, type, isDeleted }) => ({ id, title, type, isDeleted })),
      responses: page.items.map(toResult),
      nextAfter: page.nextAfter ?? null,
    }
  },
  say: ({ responses, nextAfter }) => `${responses.length} responses${nextAfter ? ', and more' : ''}`,
  hint: hintOfForms,
})

function toResult({
  id,
  status,
  note,
  createdAt,
  updatedAt,
  booking,
  ...written
}: FormResponse): z.input<typeof responseSchema> {
  const { respondentName, respondentEmail, data, files } = written
  return {
    id,
    status,
    note,
    createdAt,
    updatedAt,
    ...(booking && { booking: { ...booking, isFollowUp: booking.isFollowUp ?? false } }),
    untrusted: { respondentName, respondentEmail, answers: data, files },
  }
}
