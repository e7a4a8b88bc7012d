import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { readAnswer } from '@/lib/arrivals/api-shapes'
import { PRESET_PAST_DAYS } from '@/lib/arrivals/limits'
import { pastDays } from '@/lib/arrivals/options-schema'
import { readSource } from '@/lib/arrivals/server/read-source'
import { MAX_CURSOR } from '@/lib/arrivals/server/reading-cursor'
import { READABLE_SOURCES } from '@/lib/shared/arrivals/lists'

const MAX_TOKEN = 4_000

const readBody = z.object({
  /** Visible ASCII, since it is sent in a header. */
  token: z
    .string()
    .trim()
    .min(1)
    .max(MAX_TOKEN)
    .regex(/^[\x21-\x7e]+$/),
  cursor: z.string().max(MAX_CURSOR).nullish(),
  pastDays: pastDays.default(PRESET_PAST_DAYS),
})

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    scope: null,
    query: z.object({ from: z.enum(READABLE_SOURCES) }),
    body: readBody,
    answer: readAnswer,
    handle: ({ session, query, body, now }) =>
      readSource(session.id, {
        source: query.from,
        token: body.token,
        cursor: body.cursor || null,
        pastDays: body.pastDays,
        now,
      }),
  }),
})
