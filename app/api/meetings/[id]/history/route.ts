import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { listHistory } from '@/lib/meetings/server/booking/attendee-booking'
import { historyEntryAnswer } from '@/lib/shared/api-shapes'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    id: 'listMeetingHistory',
    area: 'Meetings',
    summary: 'List the history of a booking',
    description: 'Oldest first; empty for a meeting that nobody booked.',
    scope: 'meetings',
    answer: z.array(historyEntryAnswer),
    errors: ['meeting_not_found'],
    handle: ({ session, params }) => listHistory(session.id, params.id),
  }),
})
