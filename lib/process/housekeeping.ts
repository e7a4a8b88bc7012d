import { database } from '@/db/client'
import { claimChore } from '@/db/queries/chores'
import { deleteExpired } from '@/db/queries/housekeeping'
import { expireRequests } from '@/lib/bookings/expire-requests'
import { reconcileCounts } from '@/lib/bookings/reconcile-counts'
import { resealAllTokens } from '@/lib/calendars/accounts/sealed-tokens'
import { syncDueFeeds } from '@/lib/calendars/feeds/scheduler'
import { keepChannels } from '@/lib/calendars/watching/channels'
import { settleClosings } from '@/lib/forms/server/closing-event'
import { queueDigests } from '@/lib/forms/server/digest'
import { sweepFiles } from '@/lib/forms/server/sweep-files'
import { deliverDue } from '@/lib/outbox/deliver'
import { continueLeaving } from '@/lib/people/server/leave-account'
import { continueErasures } from '@/lib/people/server/restored'
import { endRetention } from '@/lib/people/server/retain'
import type { Env } from '@/lib/platform/env'
import { continueTransfers } from '@/lib/teams/server/transfer-bookings'
import { extendHolidays } from '@/lib/time-off/server/holidays'
import { resealSecrets } from '@/lib/webhooks/server/secrets'

/**
 * Background work that runs less often than email delivery. Each run ends soon after its time is up, and the next one
 * continues. Work with `isShared` claims row by row, so that every process does some of it; other work runs in one
 * process at a time.
 */
type Chore = {
  name: string
  /** What does not happen without it, for operators. */
  words: string
  pauseMs: number
  isShared?: true
  work: (now: Date, isTimeUp: () => boolean) => Promise<void>
}

const CHORES: Chore[] = [
  { name: 'digests', words: 'daily mails about responses', pauseMs: 60_000, isShared: true, work: queueDigests },
  { name: 'closed-forms', words: 'events of forms that close', pauseMs: 60_000, work: settleClosings },
  { name: 'requests', words: 'expiry of requests', pauseMs: 60_000, isShared: true, work: expireRequests },
  { name: 'feeds', words: 'reading of connected calendars', pauseMs: 60_000, isShared: true, work: syncDueFeeds },
  { name: 'channels', words: 'renewal of their push channels', pauseMs: 300_000, isShared: true, work: keepChannels },
  {
    name: 'clean-up',
    words: 'deletion of what has expired',
    pauseMs: 600_000,
    work: (now, isTimeUp) => deleteExpired(database(), now, isTimeUp),
  },
  { name: 'files', words: 'deletion of files that no answer names', pauseMs: 60_000, work: sweepFiles },
  { name: 'retention', words: 'retention', pauseMs: 3_600_000, work: endRetention },
  { name: 'leaving-accounts', words: 'deletion of accounts', pauseMs: 60_000, work: continueLeaving },
  { name: 'erasures', words: 'erasure of persons', pauseMs: 600_000, work: continueErasures },
  { name: 'transfers', words: 'bookings of pages that were given away', pauseMs: 60_000, work: continueTransfers },
  { name: 'holidays', words: 'holidays of the next years', pauseMs: 86_400_000, work: extendHolidays },
  { name: 'booking-counts', words: 'the check of counts', pauseMs: 86_400_000, work: reconcileCounts },
  {
    name: 'reseal',
    words: 'new encryption of tokens after a new key',
    pauseMs: 3_600_000,
    work: (_, isTimeUp) => resealAllTokens(isTimeUp),
  },
  {
    name: 'reseal-webhooks',
    words: 'the same of the secrets of webhooks',
    pauseMs: 3_600_000,
    work: (_, isTimeUp) => resealSecrets(isTimeUp),
  },
]
const lastRuns = new Map<string, number>()

/** Time limit of a run of each chore in a long-lived process, */
const TIME_MS = 30_000
/** and in a request of a host's scheduler, which ends after 30 seconds (vercel.json). */
const REQUEST_TIME_MS = 4_000

const DELIVERIES = ['mails, webhooks and calendar events that failed once', 'reminders and follow-ups']

/** The line about what a serverless host never does while its scheduler may not call; null where it may, or is not needed. */
export function missingSchedule({
  isServerless,
  CRON_SECRET,
}: Pick<Env, 'isServerless' | 'CRON_SECRET'>): string | null {
  if (!isServerless || CRON_SECRET) return null
  const left = [...DELIVERIES, ...CHORES.map(({ words }) => words)].join(', ')
  return `CRON_SECRET is not set, so that GET /api/cron/outbox is a 404 to the host's scheduler. These never happen: ${left}. See docs/deploy.md.`
}

/** For a host's scheduler: due mails, and all the rest. */
export async function runDueWork(now: Date): Promise<void> {
  await deliverDue()
  await runChores(now, REQUEST_TIME_MS)
}

/** A failing chore does not stop the others; the first error is thrown at the end. */
export async function runChores(now: Date, timeMs = TIME_MS): Promise<void> {
  const failures: unknown[] = []
  for (const chore of CHORES) {
    await runWhenDue(chore, now, timeMs).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw failures[0]
}

async function runWhenDue({ name, pauseMs, isShared, work }: Chore, now: Date, timeMs: number): Promise<void> {
  if (now.getTime() - (lastRuns.get(name) ?? 0) < pauseMs) return
  lastRuns.set(name, now.getTime())
  const dueAt = new Date(now.getTime() + pauseMs)
  if (!isShared && !(await claimChore(database(), name, now, dueAt))) return
  const begun = performance.now()
  await work(now, () => performance.now() - begun > timeMs)
}
