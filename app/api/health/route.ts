import { methods } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/route'
import { checkHealth } from '@/lib/process/health'

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: publicRoute({ handle: () => checkHealth() }) })
