import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { deleteLink } from '@/lib/pages/server/links'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: ownerRoute({
    id: 'deletePageLink',
    area: 'Booking pages',
    summary: 'Delete a link of a page',
    description: 'Bookings made by it stay.',
    scope: 'pages',
    errors: ['page_not_found', 'link_not_found'],
    handle: ({ session, params }) => deleteLink(session.id, params.id, params.linkId),
  }),
})
