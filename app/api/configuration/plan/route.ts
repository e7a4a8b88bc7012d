import { methods } from '@/lib/api/methods'
import { CONFIGURATION_ERRORS } from '@/lib/api/openapi/shared-errors'
import { ownerRoute } from '@/lib/api/route'
import { planAnswer } from '@/lib/configuration/api-shapes'
import { MAX_CONFIGURATION_BYTES, planSchema } from '@/lib/configuration/schema'
import { MAY_READ } from '@/lib/configuration/scopes'
import { planConfiguration } from '@/lib/configuration/server/service'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    id: 'planConfiguration',
    area: 'Configuration',
    summary: 'Tell what a document would change',
    description:
      'Stores nothing, and refuses what `apply` would refuse. What the document leaves out stays; a list is whole. `prune` deletes the pages and forms that it does not have. At most 1,000,000 bytes.',
    scope: MAY_READ,
    body: planSchema,
    maxBytes: MAX_CONFIGURATION_BYTES,
    answer: planAnswer,
    errors: CONFIGURATION_ERRORS,
    handle: ({ session, body, now }) =>
      planConfiguration({ owner: session.id, person: session.person?.id ?? null }, body, now),
  }),
})
