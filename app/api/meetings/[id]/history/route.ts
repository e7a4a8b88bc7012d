import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { listHistory } from '@/lib/meetings/server/booking/attendee-booking'
import { historyEntryAnswer } from '@/lib/vocabulary/answers'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    scope: 'meetings',
    answer: z.array(historyEntryAnswer),
    handle: ({ session, params }) => listHistory(session.id, params.id),
  }),
})
