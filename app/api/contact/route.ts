import { methods } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/route'
import { contactSchema } from '@/lib/contact/schema'
import { receiveMessage } from '@/lib/contact/service'
import { idAnswer } from '@/lib/shared/api-shapes'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: publicRoute({
    id: 'sendContactMessage',
    area: 'Service',
    summary: 'Write to the operator of this server',
    limits: ['LIMIT_CONTACT'],
    body: contactSchema,
    status: 201,
    answer: idAnswer,
    handle: ({ body, now }) => receiveMessage(body, now),
  }),
})
