import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { pageAnswer } from '@/lib/pages/api-shapes'
import { transferPage } from '@/lib/teams/server/transfer-page'
import { transferSchema } from '@/lib/teams/transfer-schema'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    scope: null,
    body: transferSchema,
    event: 'page_transferred',
    answer: pageAnswer,
    handle: ({ session, params, body, now }) => transferPage(session, params.id, body.account, now),
  }),
})
