import { database } from '@/db/client'
import {
  claimDueDigests,
  claimNews,
  type DigestTurn,
  type NextTurn,
  postponeDigests,
} from '@/db/queries/forms/form-digests'
import { toDigest } from '@/lib/notices/response-mails'
import { enqueue } from '@/lib/outbox/enqueue'
import { withOutbox } from '@/lib/outbox/with-outbox'
import { isTimezone } from '@/lib/scheduling/zone-clock'
import { digestEnd, nextDigest } from './digest-time'

const TURNS_AT_ONCE = 100
/** The lease of a batch, longer than a batch takes: if this process dies, another one takes over then. */
const LEASE_MS = 5 * 60_000
const TRIED_AGAIN_MS = 60_000

/** Queues the daily email for owners whose clock has passed 08:00, in batches of forms. */
export async function queueDigests(now: Date, isTimeUp = () => false): Promise<void> {
  const leaseEnd = new Date(now.getTime() + LEASE_MS)
  let turns: DigestTurn[]
  do {
    turns = await claimDueDigests(database(), { now, leaseEnd, limit: TURNS_AT_ONCE })
    if (turns.length > 0) await takeTurns(turns, now)
  } while (turns.length === TURNS_AT_ONCE && !isTimeUp())
}

/** A digest that cannot be queued is retried on the next run, without holding up the others. */
async function takeTurns(turns: DigestTurn[], now: Date): Promise<void> {
  const done: NextTurn[] = []
  let failure: unknown = null
  for (const { formId, toldUntil, hasNews, reader } of turns) {
    const timezone = isTimezone(reader.timezone) ? reader.timezone : 'UTC'
    const end = digestEnd(timezone, now.getTime())
    try {
      if (hasNews && toldUntil < end) await queueDigest({ ...reader, timezone }, new Date(end), now)
      const quietUntil = hasNews ? undefined : new Date(Math.max(end, toldUntil))
      done.push({ formId, dueAt: new Date(nextDigest(timezone, now.getTime())), quietUntil })
    } catch (error) {
      done.push({ formId, dueAt: new Date(now.getTime() + TRIED_AGAIN_MS) })
      failure ??= error
    }
  }
  await postponeDigests(database(), done)
  if (failure) throw failure
}

/** Marks the responses as reported and queues the email in one transaction. A second process finds nothing to report. */
async function queueDigest(reader: DigestTurn['reader'], end: Date, now: Date): Promise<void> {
  await withOutbox(async (tx) => {
    const news = await claimNews(tx, reader.id, end)
    if (news.length > 0) await enqueue(tx, { mail: toDigest(reader, news), ownerId: reader.id }, now)
  })
}
