import { cronRoute } from '@/lib/api/cron'
import { methods } from '@/lib/api/methods'
import { deliverDue } from '@/lib/outbox/deliver'

const run = cronRoute(() => deliverDue())

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: run, POST: run })
