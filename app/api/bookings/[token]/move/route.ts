import { methods } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/route'
import { bothAnswer } from '@/lib/meetings/answers'
import { moveSchema } from '@/lib/meetings/change-schemas'
import { moveByToken } from '@/lib/meetings/server/booking/move'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: publicRoute({
    limits: ['LIMIT_BOOKINGS'],
    body: moveSchema,
    answer: bothAnswer,
    handle: ({ params, body, now }) => moveByToken(params.token, body, now),
  }),
})
