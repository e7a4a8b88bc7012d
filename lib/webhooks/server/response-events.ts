import type { Database } from '@/db/client'
import { insertResponseEvents, type ResponseChange, type WhichResponses } from '@/db/queries/webhooks/response-events'
import { hasSubscriber } from '@/db/queries/webhooks/written-events'
import { fileUrlStart } from '@/lib/files/file-url'
import { markLaneQueued } from '@/lib/outbox/enqueue'

/** Before responses are deleted or marked, inside the transaction that does it and holds their form. */
export async function enqueueResponseEvents(
  tx: Database,
  which: WhichResponses,
  change: ResponseChange,
  now: Date,
): Promise<void> {
  if (!(await hasSubscriber(tx, which.owner, change.type))) return
  if ((await insertResponseEvents(tx, which, change, { fileUrl: fileUrlStart(), now })) > 0)
    markLaneQueued(tx, 'webhooks')
}
