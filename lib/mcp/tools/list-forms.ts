import { z } from 'zod'
import { parseOrThrow } from '@/lib/api/body'
import { listOwnForms } from '@/lib/forms/server/service'
import { updatedSinceQuery } from '@/lib/time/instant'
import { after, limit, nextAfter, updatedSince } from '../arguments'
import { formResult, toFormResult } from '../form-result'
import { portionOf } from '../portion'
import { defineTool } from '../tool'

export const listForms = defineTool({
  title: 'List forms',
  description:
    "The owner's forms, newest first, with their numbers of questions and responses. Call it first, to learn the slug that get_form, list_responses and summarize_responses take.",
  scope: 'forms:read',
  effect: { reads: true },
  input: z.strictObject({ updatedSince: updatedSince(''), limit: limit(100, 50), after: after.optional() }),
  output: z.object({ forms: z.array(formResult), nextAfter }),
  handle: async ({ updatedSince: since, ...args }, { owner }) => {
    const { updatedSince } = parseOrThrow(updatedSinceQuery, { updatedSince: since })
    const { items, nextAfter } = portionOf(await listOwnForms(owner, { updatedSince }), args)
    return { forms: items.map(toFormResult), nextAfter }
  },
  say: ({ forms }) =>
    [
      `${forms.length} forms`,
      ...forms.map(
        ({ slug, questionCount, responseCount }) => `${slug}: ${questionCount} questions, ${responseCount} responses`,
      ),
    ].join('\n'),
})
