import { methods } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/route'
import { publicFormAnswer } from '@/lib/forms/api-shapes'
import { getPublishedForm } from '@/lib/forms/server/public-form'
import { languageOfRequest } from '@/lib/request/language'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute({
    id: 'getPublicForm',
    area: 'Visitors of forms',
    summary: 'Get a published form',
    limits: ['LIMIT_PUBLIC_READS'],
    answer: publicFormAnswer,
    errors: ['form_not_found', 'form_not_published'],
    handle: ({ request, params, now }) => getPublishedForm(params.slug, now, languageOfRequest(request)),
  }),
})
