import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { bothAnswer } from '@/lib/meetings/answers'
import { noShowSchema } from '@/lib/meetings/change-schemas'
import { markMeetingNoShow } from '@/lib/meetings/server/booking/no-show'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    scope: 'meetings',
    body: noShowSchema,
    event: 'no_show_marked',
    answer: bothAnswer,
    handle: ({ session, params, body, now }) => markMeetingNoShow(session.id, params.id, body.noShow, now),
  }),
})
