import { methods } from '@/lib/api/methods'
import { TIME_REQUEST_ERRORS } from '@/lib/api/openapi/shared-errors'
import { ownerRoute } from '@/lib/api/route'
import { suggestionsAnswer } from '@/lib/meetings/api-shapes'
import { listSuggestions } from '@/lib/meetings/server/time-requests/answer'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    id: 'listSuggestions',
    area: 'Meetings',
    summary: 'Find times to suggest to a guest',
    description: 'At most three free times of the page, those nearest to the first one that the guest asks for.',
    scope: 'meetings',
    answer: suggestionsAnswer,
    errors: [...TIME_REQUEST_ERRORS, 'unknown_duration'],
    handle: ({ session, params, now }) => listSuggestions(session.id, params.id, now),
  }),
})
