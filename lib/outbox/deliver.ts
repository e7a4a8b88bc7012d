import { deliverMailsDue } from './deliver-mails'
import { outboxHandlers } from './handlers'
import { wakeEvents } from './wake'

/** Everything that is due: events at providers, and mails, which wait for none of them but may be set free by one. */
export async function deliverDue(): Promise<void> {
  await Promise.all([outboxHandlers().deliverEventsDue(), deliverMailsDue()])
  await deliverMailsDue()
}

/** For a process that lives on: its timer comes by again before a slow provider has answered. */
export async function deliverOnTimer(): Promise<void> {
  wakeEvents()
  await deliverMailsDue()
}
