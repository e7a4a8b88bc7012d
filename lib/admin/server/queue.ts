import { database } from '@/db/client'
import { recordAct } from '@/db/queries/admin/audit-log'
import { listQueue, retryJob } from '@/db/queries/admin/queue'
import type { Person } from '@/lib/auth/session'
import { wakeEvents, wakeOutbox, wakeWebhooks } from '@/lib/outbox/wake'
import { DAY_MS } from '@/lib/scheduling/units'
import { AppError } from '@/lib/shared/errors'
import { errorClass } from '../error-class'
import type { Queued, QueueStateName } from '../schema'

const LISTED = 200
const GIVEN_UP_DAYS = 3

export async function listQueued(state: QueueStateName, now: Date): Promise<Queued[]> {
  const rows = await listQueue(database(), state, { now, limit: LISTED })
  return rows.map(({ at, error, ...row }) => ({ ...row, at: new Date(at).toISOString(), error: errorClass(error) }))
}

/** Has it tried at once. */
export async function retryQueued(admin: Person, id: string, now: Date): Promise<void> {
  const until = new Date(now.getTime() + GIVEN_UP_DAYS * DAY_MS)
  await database().transaction(async (tx) => {
    const retried = await retryJob(tx, id, { now, until })
    if (retried === 'missing') throw new AppError('not_found')
    if (retried === 'empty') throw new AppError('not_retryable')
    await recordAct(tx, { actor: admin.id, act: 'queue.retry', target: id })
  })
  wakeOutbox()
  wakeEvents()
  wakeWebhooks()
}
