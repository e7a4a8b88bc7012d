import { switchOff } from '@/db/queries/webhooks/claims'
import { holdDeliveries } from '@/db/queries/webhooks/endpoints'
import { enqueue } from '@/lib/outbox/enqueue'
import { withOutbox } from '@/lib/outbox/with-outbox'
import { env } from '@/lib/platform/env'

/** Its owner is written to in the same transaction. Nothing happens to an endpoint that is off already. */
export async function switchEndpointOff(endpointId: string, reason: 'failed' | 'gone', now: Date): Promise<void> {
  await withOutbox(async (tx) => {
    const off = await switchOff(tx, endpointId, reason, now)
    if (!off) return
    await holdDeliveries(tx, endpointId)
    const { userId: ownerId, email, url: address } = off
    const props = { email, address, reason, url: `${env().APP_URL}/settings/developers` }
    await enqueue(tx, { mail: { template: 'webhook-off', props }, ownerId }, now)
  })
}
