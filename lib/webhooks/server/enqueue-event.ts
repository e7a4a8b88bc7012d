import type { Database } from '@/db/client'
import { hasSubscriber, insertEvents, type NewEvent } from '@/db/queries/webhooks/written-events'
import { markLaneQueued } from '@/lib/outbox/enqueue'
import type { WebhookEvent } from '@/lib/shared/webhooks'

type Caused = { ownerId: string; type: WebhookEvent; data: () => Promise<object> | object }

/**
 * Writes an event for the endpoints of its owner, in the transaction of its cause, which `withOutbox` runs. Without one that
 * subscribes, `data` is not asked for. Data has a `version`, which grows with each change of the thing it tells of.
 */
export async function enqueueEvent(tx: Database, { ownerId, type, data }: Caused, now: Date): Promise<void> {
  if (!(await hasSubscriber(tx, ownerId, type))) return
  await insertAll(tx, [{ userId: ownerId, type, data: await data(), at: now }])
}

async function insertAll(tx: Database, events: NewEvent[]): Promise<void> {
  if ((await insertEvents(tx, events)) > 0) markLaneQueued(tx, 'webhooks')
}
