import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { actingOf } from '@/lib/bookings/acting'
import { enterAsOwner } from '@/lib/meetings/server/rooms/enter'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    id: 'joinMeeting',
    area: 'Meetings',
    summary: 'Enter the BigBlueButton room of a meeting',
    description:
      'Answers an address by which the owner enters as moderator, from 15 minutes before the start until 60 minutes after the end.',
    scope: 'meetings',
    answer: z.object({ url: z.string().describe('Signed: whoever has it enters with these rights.') }),
    errors: ['meeting_not_found', 'not_open', 'video_unavailable'],
    handle: ({ session, params, now }) => enterAsOwner(actingOf(session), params.id, now),
  }),
})
