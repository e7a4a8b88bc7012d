import { instanceAnswer } from '@/lib/admin/api-shapes'
import { instanceSchema } from '@/lib/admin/schema'
import { changeInstance, readInstanceSettings } from '@/lib/admin/server/instance'
import { methods } from '@/lib/api/methods'
import { adminRoute } from '@/lib/api/route'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: adminRoute({ answer: instanceAnswer, handle: () => readInstanceSettings() }),
  PATCH: adminRoute({
    body: instanceSchema,
    answer: instanceAnswer,
    handle: ({ session, body, now }) => changeInstance(session, body, now),
  }),
})
