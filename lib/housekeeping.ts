import { database } from '@/db/client'
import { deleteExpired } from '@/db/queries/housekeeping'
import { deliverDue } from './outbox/deliver'

const HOUR_MS = 3_600_000
let lastSweep = 0

/** What a timer or a host's scheduler does every few seconds or minutes: due mails, and once an hour old rows. */
export async function runDueWork(now: Date): Promise<void> {
  await deliverDue()
  if (now.getTime() - lastSweep < HOUR_MS) return
  lastSweep = now.getTime()
  await deleteExpired(database(), now)
}
