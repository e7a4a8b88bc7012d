import { methods } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/route'
import { readTypedForm } from '@/lib/api/typed-form'
import { acceptOffer, showOffer } from '@/lib/meetings/server/offers/offer-by-token'

/** The times in the mail about time off. GET shows what would happen, only POST moves: scanners open every link. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute({
    limits: ['LIMIT_PUBLIC_READS'],
    handle: ({ request, params, now }) => showOffer(params.token, request, now),
  }),
  POST: publicRoute({
    limits: ['LIMIT_BOOKINGS'],
    handle: async ({ request, params, now }) => {
      const isForm = request.headers.has('content-type')
      const fields = isForm ? await readTypedForm(request) : new URLSearchParams()
      return acceptOffer(params.token, fields.get('to') ?? '', request, now)
    },
  }),
})

export const HEAD = publicRoute({
  handle: async () => new Response(null, { headers: { 'Cache-Control': 'no-store' } }),
})
