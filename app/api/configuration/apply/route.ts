import { methods } from '@/lib/api/methods'
import { CONFIGURATION_ERRORS } from '@/lib/api/openapi/shared-errors'
import { ownerRoute } from '@/lib/api/route'
import { planAnswer } from '@/lib/configuration/api-shapes'
import { applySchema, MAX_CONFIGURATION_BYTES } from '@/lib/configuration/schema'
import { MAY_WRITE } from '@/lib/configuration/scopes'
import { applyConfiguration } from '@/lib/configuration/server/service'
import { log } from '@/lib/log/log'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    id: 'applyConfiguration',
    area: 'Configuration',
    summary: 'Apply a document',
    description:
      'All of it or nothing. Takes the `version` of the plan, and refuses with `changed` when the account has changed since. At most 1,000,000 bytes.',
    scope: MAY_WRITE,
    body: applySchema,
    maxBytes: MAX_CONFIGURATION_BYTES,
    answer: planAnswer,
    errors: ['changed', ...CONFIGURATION_ERRORS],
    handle: async ({ session, body, now }) => {
      const plan = await applyConfiguration({ owner: session.id, person: session.person?.id ?? null }, body, now)
      if (plan.differences.length > 0) log('configuration_applied', { count: plan.differences.length })
      return plan
    },
  }),
})
