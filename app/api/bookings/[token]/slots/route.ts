import { methods } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/route'
import { listMoveSlots } from '@/lib/meetings/server/booking/move-slots'
import { slotDaysAnswer } from '@/lib/meetings/visitor/answers'
import { slotsQuerySchema } from '@/lib/meetings/visitor/booking-schema'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute({
    limits: ['LIMIT_PUBLIC_READS'],
    query: slotsQuerySchema,
    answer: slotDaysAnswer,
    handle: ({ params, query, now }) => listMoveSlots(params.token, query, now),
  }),
})
