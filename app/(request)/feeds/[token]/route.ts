import { toFeedResponse } from '@/lib/api/file'
import { methods } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/route'
import { openFeed } from '@/lib/meetings/server/feeds/read-feed'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute({
    limits: ['LIMIT_PUBLIC_READS'],
    handle: async ({ request, params, now }) => toFeedResponse(request, await openFeed(params.token, now)),
  }),
})
