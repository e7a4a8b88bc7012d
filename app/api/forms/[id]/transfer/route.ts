import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { formAnswer } from '@/lib/forms/api-shapes'
import { transferForm } from '@/lib/teams/server/transfer-form'
import { transferSchema } from '@/lib/teams/transfer-schema'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    scope: null,
    body: transferSchema,
    event: 'form_transferred',
    answer: formAnswer,
    handle: ({ session, params, body, now }) => transferForm(session, params.id, body.account, now),
  }),
})
