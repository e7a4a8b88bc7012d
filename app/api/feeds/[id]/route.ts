import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { deleteFeed } from '@/lib/meetings/server/feeds/feeds'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: ownerRoute({
    scope: 'meetings',
    event: 'feed_deleted',
    handle: ({ session, params }) => deleteFeed(session.id, params.id),
  }),
})
