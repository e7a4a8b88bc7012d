import { parseOrThrow } from '@/lib/api/body'
import { methods } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/route'
import { submitSchema } from '@/lib/forms/responses-schema'
import { submitForm } from '@/lib/forms/server/submit'
import { idempotencyKeySchema } from '@/lib/platform/idempotency'
import { languageOfRequest } from '@/lib/request/language'
import { idAnswer } from '@/lib/vocabulary/answers'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: publicRoute({
    limits: ['LIMIT_SUBMISSIONS'],
    body: submitSchema,
    status: 201,
    keepsOwnAnswers: true,
    answer: idAnswer,
    handle: async ({ request, params, body, now }) => {
      const idempotencyKey = parseOrThrow(idempotencyKeySchema, request.headers.get('idempotency-key'))
      return submitForm(params.slug, body, { idempotencyKey, asked: languageOfRequest(request), now })
    },
  }),
})
