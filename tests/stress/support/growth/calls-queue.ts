import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type Database, database } from '@/db/client'
import { rolledBack } from './calls-background'
import { product } from './product'
import { type Calls, plain } from './subject'

const LIMIT = 4

function options() {
  const now = new Date()
  return { now, leaseEnd: new Date(now.getTime() + 90_000), limit: LIMIT, after: null }
}

const claimMails = (lane: string) =>
  plain(() => rolledBack((tx) => product('claimInTurn claimOutboxRows', tx, { ...options(), lane })))

/** Queries of the outbox while emails wait in it. */
export const QUEUE_CALLS: Calls = {
  'outbox: claim of mails': claimMails('mails'),
  'outbox: claim of confirmations': claimMails('confirmations'),
  'outbox: claim of events, none due': plain(() =>
    rolledBack((tx) => product('claimEvents claimOutboxRows', tx, { ...options(), lane: 'events' })),
  ),
  'outbox: held mails of a meeting': plain(() =>
    rolledBack((tx) => product('releaseHeldMails', tx, randomUUID(), new Date())),
  ),
  'outbox: were events tried': plain(() => product('wereEventsTried', database(), randomUUID())),
  'outbox: waiting payloads of a meeting': plain(() => product('listWaitingPayloads', database(), randomUUID())),
}

/** Mails of one owner that are due, half of them confirmations, until there are so many. */
export async function queueMails(db: Database, userId: string, from: number, to: number): Promise<void> {
  await db.execute(sql`
    insert into outbox (user_id, meeting_id, template, payload, next_attempt_at, expires_at)
    select ${userId}::uuid, gen_random_uuid(), case n % 2 when 0 then 'booking-confirmation' else 'booking-notice' end,
      repeat('x', 1200), now() - make_interval(secs => n), now() + interval '3 days'
    from generate_series(${from}::int, ${to}::int) n`)
}
