import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { actingOf } from '@/lib/bookings/acting'
import { bothAnswer, successorsAnswer } from '@/lib/meetings/api-shapes'
import { handOverSchema } from '@/lib/meetings/change-schemas'
import { handOver } from '@/lib/meetings/server/booking/hand-over'
import { listSuccessors } from '@/lib/meetings/server/booking/successors'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    id: 'listSuccessors',
    area: 'Meetings',
    summary: 'List to whom a booking can be handed over',
    description:
      'The other hosts of the groups of a team’s booking who have agreed, each with what they are at its time: only somebody `free` can take it. Empty for a booking without hosts.',
    scope: 'meetings',
    answer: successorsAnswer,
    errors: ['meeting_not_found', 'not_a_booking', 'changed'],
    handle: ({ session, params, now }) => listSuccessors(session.id, params.id, now),
  }),
  POST: ownerRoute({
    id: 'handOverMeeting',
    area: 'Meetings',
    summary: 'Hand a booking over to another host',
    description:
      '`to` is a host of the same group, or `next` for the one to whom the group would give it. `from` is the host who gives it: a host does so from their own meeting and needs none, nor does the team where only one host can be meant. Link, time and answers stay. 409 `changed` if `from` does not hold the booking any more, `taken` with `state` if `to` is not free. To the host who holds it already nothing changes. `reason` is told to the new host alone.',
    scope: 'meetings',
    body: handOverSchema,
    answer: bothAnswer,
    errors: ['meeting_not_found', 'not_a_booking', 'changed', 'taken', 'past', 'already_cancelled'],
    handle: ({ session, params, body, now }) => handOver(actingOf(session), params.id, body, now),
  }),
})
