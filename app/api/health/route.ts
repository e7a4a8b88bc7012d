import { methods } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/route'
import { checkHealth } from '@/lib/process/health'
import { okAnswer } from '@/lib/vocabulary/answers'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute({ answer: okAnswer, handle: () => checkHealth() }),
})
