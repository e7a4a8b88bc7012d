import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { exportAnswer } from '@/lib/portability/api-shapes'
import { createExport } from '@/lib/portability/server/export'

/** No key calls these: it is made for a part of an account, and this is the whole. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    scope: null,
    status: 201,
    // It is made while it is fetched: a repeat creates nothing.
    keepsOwnAnswers: true,
    answer: exportAnswer,
    handle: async ({ session, now }) => createExport(session.id, now),
  }),
})
