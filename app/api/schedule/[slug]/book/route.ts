import { parseOrThrow } from '@/lib/api/body'
import { methods } from '@/lib/api/methods'
import { optionalSessionRoute } from '@/lib/api/route'
import { bookSlot } from '@/lib/meetings/server/booking/book'
import { toPageKey } from '@/lib/meetings/server/booking/schedule'
import { bookingSchema } from '@/lib/meetings/visitor/booking-schema'
import { idempotencyKeySchema } from '@/lib/platform/idempotency'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: optionalSessionRoute({
    // The address first: a client that invents slugs creates no more rows than its limit allows.
    limits: ['LIMIT_BOOKINGS_ADDRESS', { name: 'LIMIT_BOOKINGS', by: 'slug' }],
    body: bookingSchema,
    status: 201,
    handle: async ({ request, params, session, body, now }) => {
      const idempotencyKey = parseOrThrow(idempotencyKeySchema, request.headers.get('idempotency-key'))
      return bookSlot(toPageKey(params.slug, session, body.k), body, idempotencyKey, now)
    },
  }),
})
