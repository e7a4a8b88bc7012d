import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type Database, database } from '@/db/client'
import { claimOutboxRows, type Lane, listWaitingPayloads, releaseHeldMails, wereEventsTried } from '@/db/queries/outbox'
import { rolledBack } from './calls-background'
import { type Calls, plain } from './subject'

const claim = (lane: Lane) =>
  plain(() => {
    const now = new Date()
    return rolledBack((tx) => claimOutboxRows(tx, { lane, now, leaseEnd: new Date(now.getTime() + 90_000), limit: 4 }))
  })

/** What is asked of the outbox while mails wait in it. */
export const QUEUE_CALLS: Calls = {
  'outbox: claim of mails': claim('mails'),
  'outbox: claim of events, none due': claim('events'),
  'outbox: held mails of a meeting': plain(() => rolledBack((tx) => releaseHeldMails(tx, randomUUID(), new Date()))),
  'outbox: were events tried': plain(() => wereEventsTried(database(), randomUUID())),
  'outbox: waiting payloads of a meeting': plain(() => listWaitingPayloads(database(), randomUUID())),
}

/** Mails of one owner that are due, until there are so many. */
export async function queueMails(db: Database, userId: string, from: number, to: number): Promise<void> {
  await db.execute(sql`
    insert into outbox (user_id, meeting_id, template, payload, next_attempt_at, expires_at)
    select ${userId}::uuid, gen_random_uuid(), 'booking-attendee', repeat('x', 1200), now() - make_interval(secs => n),
      now() + interval '3 days'
    from generate_series(${from}::int, ${to}::int) n`)
}
