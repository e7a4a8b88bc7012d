import { parseOrThrow } from '@/lib/api/body'
import { ownerOfKey } from '@/lib/api/caller'
import { methods } from '@/lib/api/methods'
import { toResponse } from '@/lib/api/respond'
import { publicRoute } from '@/lib/api/route'
import { isByProgram } from '@/lib/forms/server/compose-response'
import { submitForm } from '@/lib/forms/server/submit'
import { submittedAnswer } from '@/lib/meetings/api-shapes'
import { submitAndBook } from '@/lib/meetings/server/booking/submit-and-book'
import { submitAndBookSchema } from '@/lib/meetings/visitor/submit-schema'
import { idempotencyKeySchema } from '@/lib/platform/idempotency'
import { isCheckedAddress } from '@/lib/platform/tokens'
import { checkedCookie, checkedCookieName, readCookie } from '@/lib/request/cookies'
import { languageOfRequest } from '@/lib/request/language'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: publicRoute({
    id: 'submitForm',
    area: 'Visitors of forms',
    summary: 'Answer a form',
    description:
      '`responses` has the answers by question id. Repeats with the same `Idempotency-Key` get the first answer again. Without `website` and `elapsedMs`, which the form’s own page sends, the response is marked as sent by a program; a form that takes answers from its own page only holds it as spam, unless a key of its owner comes along (`Authorization: Bearer`, scope `responses:write`).',
    limits: ['LIMIT_SUBMISSIONS'],
    body: submitAndBookSchema,
    status: 201,
    keepsOwnAnswers: true,
    answer: submittedAnswer,
    errors: ['form_not_found', 'form_not_published', 'form_closed', 'key_reused'],
    handle: async ({ request, params, body: { booking, ...input }, now, address }) => {
      const idempotencyKey = parseOrThrow(idempotencyKeySchema, request.headers.get('idempotency-key'))
      const keyOwner = isByProgram(input) ? await ownerOfKey(request, 'responses:write', { address, now }) : null
      const attempt = { idempotencyKey, asked: languageOfRequest(request), keyOwner, now }
      if (typeof booking !== 'object') return submitForm(params.slug, { ...input, booking }, attempt)
      const checked = readCookie(request.headers, checkedCookieName())
      const isChecked = (email: string) => isCheckedAddress(checked, email, now)
      const visit = { ...attempt, isChecked, address }
      const { result, checkedEmail } = await submitAndBook(params.slug, input, booking, visit)
      const response = toResponse(result, 201)
      if (checkedEmail) response.headers.append('Set-Cookie', checkedCookie(checkedEmail, now))
      return response
    },
  }),
})
