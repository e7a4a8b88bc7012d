import { methods } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/route'
import { cancelSchema } from '@/lib/meetings/change-schemas'
import { cancelByToken } from '@/lib/meetings/server/booking/cancel'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: publicRoute({
    limits: ['LIMIT_BOOKINGS'],
    body: cancelSchema,
    bodyIsOptional: true,
    handle: ({ params, body, now }) => cancelByToken(params.token, body.reason, now),
  }),
})
