import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { oldLinksAnswer } from '@/lib/arrivals/api-shapes'
import { MAX_LINKS_TEXT_BYTES } from '@/lib/arrivals/limits'
import { findOldLinks } from '@/lib/arrivals/server/kept'

const isShort = (text: string) => Buffer.byteLength(text) <= MAX_LINKS_TEXT_BYTES
const linksSchema = z.object({ text: z.string().refine(isShort) })

/** Escapes of JSON can double the text, or more. */
const MAX_BODY = 3 * MAX_LINKS_TEXT_BYTES

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    scope: null,
    maxBytes: MAX_BODY,
    body: linksSchema,
    answer: oldLinksAnswer,
    handle: ({ session, body }) => findOldLinks(session.id, body.text),
  }),
})
