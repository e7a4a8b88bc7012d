import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { log } from '@/lib/log/log'
import { createdFeedAnswer, meetingFeedAnswer } from '@/lib/meetings/api-shapes'
import { meetingFeedSchema } from '@/lib/meetings/feed-schema'
import { createFeed, listFeeds } from '@/lib/meetings/server/feeds/feeds'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    id: 'listFeeds',
    area: 'Feeds',
    summary: 'List feeds',
    description: 'Newest first, without their addresses.',
    scope: 'meetings',
    answer: z.array(meetingFeedAnswer),
    handle: ({ session }) => listFeeds(session.id),
  }),
  POST: ownerRoute({
    id: 'createFeed',
    area: 'Feeds',
    summary: 'Create a feed',
    description:
      'An address at which a calendar program reads the meetings. It is answered this once: keep it like a password. A `busy` feed has times only.',
    scope: 'meetings',
    body: meetingFeedSchema,
    status: 201,
    answer: createdFeedAnswer,
    errors: ['page_not_found', 'too_many_feeds'],
    handle: async ({ session, body, key }) => {
      const created = await createFeed(session.id, body, key)
      log('feed_created', { target: created.id })
      return created
    },
  }),
})
