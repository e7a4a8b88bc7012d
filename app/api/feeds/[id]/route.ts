import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { deleteFeed } from '@/lib/meetings/server/feeds/feeds'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: ownerRoute({
    id: 'deleteFeed',
    area: 'Feeds',
    summary: 'Delete a feed',
    description: 'Its address ends at once.',
    scope: 'meetings',
    event: 'feed_deleted',
    errors: ['feed_not_found'],
    handle: ({ session, params }) => deleteFeed(session.id, params.id),
  }),
})
