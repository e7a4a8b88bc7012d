import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { log } from '@/lib/log/log'
import { createdFeedAnswer, meetingFeedAnswer } from '@/lib/meetings/answers'
import { meetingFeedSchema } from '@/lib/meetings/feed-schema'
import { createFeed, listFeeds } from '@/lib/meetings/server/feeds/feeds'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    scope: 'meetings',
    answer: z.array(meetingFeedAnswer),
    handle: ({ session }) => listFeeds(session.id),
  }),
  POST: ownerRoute({
    scope: 'meetings',
    body: meetingFeedSchema,
    status: 201,
    answer: createdFeedAnswer,
    handle: async ({ session, body }) => {
      const created = await createFeed(session.id, body)
      log('feed_created', { target: created.id })
      return created
    },
  }),
})
