import { and, eq, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { DAY_MS } from '@/lib/scheduling/units'
import { ARRIVAL_DAYS } from '@/lib/shared/arrivals/lists'
import { REPLACED_DAYS } from '@/lib/shared/brand'
import { TIME_REQUEST_DAYS } from '@/lib/shared/time-requests'
import { WEBHOOK_LOG_DAYS } from '@/lib/shared/webhooks'
import type { Database } from '../client'
import {
  arrivals,
  calendarBusy,
  calendarEvents,
  connectionAttempts,
  emailChecks,
  idempotencyKeys,
  importedPeople,
  limitRefusals,
  logoutTokens,
  magicLinks,
  mailboxMessages,
  outbox,
  pageChanges,
  pictures,
  rateLimits,
  recipientMailCounts,
  retiredPaths,
  sessions,
  signInAttempts,
  signUpInvitations,
  teamInvitations,
  timeRequests,
  webhookEvents,
  webhookListeners,
} from '../schema'
import { sweepEventRows } from './calendars/sweep-events'
import { RETIRED_DAYS } from './pages/retired-paths'
import { rowsOf } from './rows'

/** Rows to delete per statement, so that each lock is short. */
const PORTION = 5_000

/**
 * Deletes expired rows in portions, until none is left or the time is up. Links stay a month, so that a used one can
 * still be reported as used.
 */
export async function deleteExpired(db: Database, now: Date, isTimeUp = () => false, portion = PORTION): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const isCancelled = eq(calendarEvents.state, sql`'cancelled'`)
  const old: [column: PgColumn, before: Date, also?: SQL][] = [
    [sessions.expires, now],
    [connectionAttempts.expiresAt, now],
    [emailChecks.expiresAt, now],
    [magicLinks.expiresAt, daysAgo(30)],
    [signUpInvitations.expiresAt, daysAgo(30)],
    [limitRefusals.hour, daysAgo(2)],
    [idempotencyKeys.createdAt, daysAgo(1)],
    [rateLimits.expire, now],
    // Cancellations that wait for a later window are counted in these rows.
    [recipientMailCounts.endsAt, daysAgo(7)],
    [importedPeople.mailedAt, daysAgo(400)],
    [outbox.doneAt, daysAgo(30)],
    [outbox.failedAt, daysAgo(90)],
    [calendarBusy.readAt, daysAgo(1 / 24)],
    [pageChanges.changedAt, daysAgo(1)],
    [retiredPaths.retiredAt, daysAgo(RETIRED_DAYS)],
    [calendarEvents.updatedAt, daysAgo(30), isCancelled],
    [pictures.replacedAt, daysAgo(REPLACED_DAYS)],
    [mailboxMessages.createdAt, daysAgo(30)],
    [arrivals.at, daysAgo(ARRIVAL_DAYS)],
    [webhookEvents.createdAt, daysAgo(WEBHOOK_LOG_DAYS)],
    [webhookListeners.expiresAt, now],
    [signInAttempts.expiresAt, now],
    [logoutTokens.expiresAt, now],
    [timeRequests.expiresAt, daysAgo(TIME_REQUEST_DAYS)],
    // One that was accepted stays for a repeat, as long as its team and its member do.
    [teamInvitations.expiresAt, now, isNull(teamInvitations.acceptedBy)],
  ]
  const works = [
    ...old.map(
      ([column, before, also]) =>
        () =>
          deletePortion(db, column, before, also, portion),
    ),
    () => sweepEventRows(db, now, portion),
  ]
  for (const work of works) while (!isTimeUp() && (await work()) === portion);
}

/** Deletes the oldest first, by the column's index. Returns how many. */
async function deletePortion(
  db: Database,
  column: PgColumn,
  before: Date,
  also: SQL | undefined,
  portion: number,
): Promise<number> {
  const isOld = and(lt(column, before), also)
  const gone = await db.execute(sql`
    with gone as (
      delete from ${column.table}
      where ctid = any(array(select ctid from ${column.table} where ${isOld} order by ${column} limit ${portion}))
        and ${isOld}
      returning 1
    ) select count(*)::int as count from gone`)
  return rowsOf<{ count: number }>(gone)[0]?.count ?? 0
}
