import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { pageLinkAnswer } from '@/lib/pages/answers'
import { pageLinkSchema } from '@/lib/pages/link-schema'
import { createLink, listLinks } from '@/lib/pages/server/links'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    scope: 'pages',
    answer: z.array(pageLinkAnswer),
    handle: ({ session, params }) => listLinks(session.id, params.id),
  }),
  POST: ownerRoute({
    scope: 'pages',
    body: pageLinkSchema,
    bodyIsOptional: true,
    status: 201,
    answer: pageLinkAnswer,
    handle: ({ session, params, body }) => createLink(session.id, params.id, body),
  }),
})
