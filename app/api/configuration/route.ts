import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { configurationAnswer } from '@/lib/configuration/answers'
import { MAY_READ } from '@/lib/configuration/scopes'
import { getConfiguration } from '@/lib/configuration/server/get'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    scope: MAY_READ,
    answer: configurationAnswer,
    handle: ({ session }) => getConfiguration(session.id),
  }),
})
