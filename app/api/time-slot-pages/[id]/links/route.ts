import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { pageLinkSchema } from '@/lib/pages/link-schema'
import { createLink, listLinks } from '@/lib/pages/server/links'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({ handle: ({ session, params }) => listLinks(session.id, params.id) }),
  POST: ownerRoute({
    body: pageLinkSchema,
    bodyIsOptional: true,
    status: 201,
    handle: ({ session, params, body }) => createLink(session.id, params.id, body),
  }),
})
