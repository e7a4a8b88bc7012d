import type { Database } from '@/db/client'
import { settleForms } from '@/db/queries/webhooks/form-events'
import { markLaneQueued } from '@/lib/outbox/enqueue'
import { withOutbox } from '@/lib/outbox/with-outbox'

const AT_ONCE = 200

/** Tells webhooks if the form has closed, inside the transaction that changed it or its responses, which `withOutbox` runs. */
export async function settleClosing(
  tx: Database,
  formId: string,
  { isByHand, now }: { isByHand: boolean; now: Date },
): Promise<void> {
  if ((await settleForms(tx, { formId }, { isByHand, now })) > 0) markLaneQueued(tx, 'webhooks')
}

/** The same for forms of all owners whose date has come, or that a booking has filled. */
export async function settleClosings(now: Date): Promise<void> {
  await withOutbox(async (tx) => {
    if ((await settleForms(tx, { limit: AT_ONCE }, { isByHand: false, now })) > 0) markLaneQueued(tx, 'webhooks')
  })
}
