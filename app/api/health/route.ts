import { methods } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/route'
import { checkHealth } from '@/lib/process/health'
import { okAnswer } from '@/lib/shared/api-shapes'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute({
    id: 'getHealth',
    area: 'Service',
    summary: 'Ask whether the server works',
    description: '503 while its database is away.',
    answer: okAnswer,
    handle: () => checkHealth(),
  }),
})
