import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { deleteLink } from '@/lib/pages/server/links'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: ownerRoute({
    scope: 'pages',
    handle: ({ session, params }) => deleteLink(session.id, params.id, params.linkId),
  }),
})
