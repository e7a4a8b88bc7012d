import { methods } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/route'
import { readTypedForm } from '@/lib/api/typed-form'
import { bookSuggestion, showSuggestion } from '@/lib/meetings/server/time-requests/by-token'

/** The times that an owner suggests to a guest. GET shows what would happen, only POST books: scanners open every link. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute({
    limits: ['LIMIT_PUBLIC_READS'],
    handle: ({ request, params, now }) => showSuggestion(params.token, request, now),
  }),
  POST: publicRoute({
    limits: ['LIMIT_BOOKINGS'],
    handle: async ({ request, params, now }) => {
      const isForm = request.headers.has('content-type')
      const fields = isForm ? await readTypedForm(request) : new URLSearchParams()
      return bookSuggestion(params.token, fields.get('to') ?? '', request, now)
    },
  }),
})

export const HEAD = publicRoute({
  handle: async () => new Response(null, { headers: { 'Cache-Control': 'no-store' } }),
})
