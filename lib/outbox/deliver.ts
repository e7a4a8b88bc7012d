import { deliverMailsDue } from './deliver-mails'
import { outboxHandlers } from './handlers'
import { wakeEvents, wakeWebhooks } from './wake'

/** Delivers all due events, mails and webhooks. The second round is for mails that waited for the link of an event. */
export async function deliverDue(): Promise<void> {
  wakeWebhooks()
  await Promise.all([outboxHandlers().deliverEventsDue(), deliverMailsDue()])
  await deliverMailsDue()
}

/** For a long-lived process: its timer runs again, so that mails need not wait for a slow provider. */
export async function deliverOnTimer(): Promise<void> {
  wakeEvents()
  wakeWebhooks()
  await deliverMailsDue()
}
