import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { planAnswer } from '@/lib/configuration/answers'
import { applySchema, MAX_CONFIGURATION_BYTES } from '@/lib/configuration/schema'
import { MAY_WRITE } from '@/lib/configuration/scopes'
import { applyConfiguration } from '@/lib/configuration/server/service'
import { log } from '@/lib/log/log'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    scope: MAY_WRITE,
    body: applySchema,
    maxBytes: MAX_CONFIGURATION_BYTES,
    answer: planAnswer,
    handle: async ({ session, body, now }) => {
      const plan = await applyConfiguration(session.id, body, now)
      if (plan.differences.length > 0) log('configuration_applied', { count: plan.differences.length })
      return plan
    },
  }),
})
