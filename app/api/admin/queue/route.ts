import { z } from 'zod'
import { queuedAnswer } from '@/lib/admin/api-shapes'
import { queueQuery } from '@/lib/admin/schema'
import { listQueued } from '@/lib/admin/server/queue'
import { methods } from '@/lib/api/methods'
import { adminRoute } from '@/lib/api/route'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: adminRoute({
    query: queueQuery,
    answer: z.array(queuedAnswer),
    handle: ({ query, now }) => listQueued(query.state, now),
  }),
})
