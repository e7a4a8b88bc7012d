import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { configurationAnswer } from '@/lib/configuration/api-shapes'
import { MAY_READ } from '@/lib/configuration/scopes'
import { getConfiguration } from '@/lib/configuration/server/get'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    id: 'getConfiguration',
    area: 'Configuration',
    summary: 'Get all that the account says as one document',
    description:
      'Settings, time off, pages and forms with their questions and rules, without secrets. Pages and forms are named by their slugs, questions by a `key` that stays when they are reworded.',
    scope: MAY_READ,
    answer: configurationAnswer,
    handle: ({ session }) => getConfiguration(session.id),
  }),
})
