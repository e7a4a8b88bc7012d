import { cronRoute } from '@/lib/api/cron'
import { methods } from '@/lib/api/methods'
import { runDueWork } from '@/lib/process/housekeeping'

const run = cronRoute(runDueWork)

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: run, POST: run })
