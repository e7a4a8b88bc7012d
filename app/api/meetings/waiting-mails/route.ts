import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { waitingMailsAnswer } from '@/lib/meetings/api-shapes'
import { findWaitingMails } from '@/lib/meetings/server/service'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    id: 'findWaitingMails',
    area: 'Meetings',
    summary: 'Count people whose emails wait for a limit',
    scope: 'meetings',
    answer: waitingMailsAnswer,
    handle: ({ session, now }) => findWaitingMails(session.id, now),
  }),
})
