import { methods } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/route'
import { publicFormAnswer } from '@/lib/forms/answers'
import { getPublishedForm } from '@/lib/forms/server/public-form'
import { languageOfRequest } from '@/lib/request/language'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute({
    limits: ['LIMIT_PUBLIC_READS'],
    answer: publicFormAnswer,
    handle: ({ request, params, now }) => getPublishedForm(params.slug, now, languageOfRequest(request)),
  }),
})
