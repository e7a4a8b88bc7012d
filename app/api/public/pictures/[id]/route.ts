import { toPictureResponse } from '@/lib/api/file'
import { methods } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/route'
import { consumeLimit } from '@/lib/request/limit'
import { getPicture } from '@/lib/settings/pictures'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute({
    id: 'getPicture',
    area: 'Service',
    summary: 'Get a picture',
    description: 'To be cached: an id never names another picture.',
    answerTypes: ['image/jpeg', 'image/png'],
    errors: ['picture_not_found'],
    handle: async ({ request, params, address }) => {
      // Counted apart, because a page that is full of faces must not keep its visitors from its times.
      await consumeLimit('LIMIT_PUBLIC_READS', `pictures ${address}`)
      return toPictureResponse(request, params.id, await getPicture(params.id))
    },
  }),
})
