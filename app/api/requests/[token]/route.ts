import { parseOrThrow } from '@/lib/api/body'
import { methods } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/route'
import { readTypedForm } from '@/lib/api/typed-form'
import { declineSchema } from '@/lib/meetings/change-schemas'
import { decideByToken, showRequest } from '@/lib/meetings/server/booking/decide-by-token'

/** The links Approve and Decline in the owner's mail. GET shows, only POST decides: scanners open every link. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute({
    limits: ['LIMIT_PUBLIC_READS'],
    handle: ({ request, params, now }) => showRequest(params.token, request, now),
  }),
  POST: publicRoute({
    limits: ['LIMIT_BOOKINGS'],
    handle: async ({ request, params, now }) => {
      const isForm = request.headers.has('content-type')
      const fields = isForm ? await readTypedForm(request) : new URLSearchParams()
      if (!fields.has('decision')) fields.set('decision', new URL(request.url).searchParams.get('decision') ?? '')
      const { reason } = parseOrThrow(declineSchema, { reason: fields.get('reason') ?? undefined })
      return decideByToken(params.token, { request, fields, reason: reason || null }, now)
    },
  }),
})

export const HEAD = publicRoute({
  handle: async () => new Response(null, { headers: { 'Cache-Control': 'no-store' } }),
})
