import { database } from '@/db/client'
import { deleteExpired } from '@/db/queries/housekeeping'
import { keepChannels } from './calendars/channels'
import { syncOldFeeds } from './calendars/feeds'
import { resealAllTokens } from './calendars/sealed-tokens'
import { queueDigests } from './forms/digest'
import { deliverDue } from './outbox/deliver'

/** Work that is looked for less often than due mails are. Each process looks for itself. */
const CHORES = [
  { pauseMs: 60_000, work: queueDigests },
  { pauseMs: 60_000, work: syncOldFeeds },
  { pauseMs: 300_000, work: keepChannels },
  { pauseMs: 3_600_000, work: (now: Date) => deleteExpired(database(), now) },
  { pauseMs: 3_600_000, work: resealAllTokens },
]
const lastRuns = CHORES.map(() => 0)

/** What a timer or a host's scheduler does every few seconds or minutes: due mails, the day's mails, and old rows. */
export async function runDueWork(now: Date, deliver = deliverDue): Promise<void> {
  await deliver()
  for (const [index, { pauseMs, work }] of CHORES.entries()) {
    if (now.getTime() - (lastRuns[index] ?? 0) < pauseMs) continue
    lastRuns[index] = now.getTime()
    await work(now)
  }
}
