import { methods } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/route'
import { getPublishedForm } from '@/lib/forms/server/public-form'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute({ limits: ['LIMIT_PUBLIC_READS'], handle: ({ params, now }) => getPublishedForm(params.slug, now) }),
})
