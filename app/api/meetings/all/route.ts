import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { meetingPageAnswer } from '@/lib/meetings/api-shapes'
import { listMeetingsQuerySchema } from '@/lib/meetings/schema'
import { listFreshMeetingPage } from '@/lib/meetings/server/fresh-list'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    id: 'listMeetings',
    area: 'Meetings',
    summary: 'List meetings',
    description:
      'Newest first, 50 a page. `from` and `to` select what overlaps them; `source` and `status` can be repeated. `waiting=1` selects what waits for a decision of the owner: requests, and bookings that their attendee asks to move; `pageId` the bookings of one page, `host` those that one member or room of a team holds. Walk through a long list with `limit` and `after`, the `nextAfter` of the page before: it stays right while meetings are added.',
    scope: 'meetings',
    query: listMeetingsQuerySchema,
    answer: meetingPageAnswer,
    errors: ['too_slow', 'busy'],
    handle: ({ session, query, now }) => listFreshMeetingPage(session.id, query, now),
  }),
})
