import { lt, or } from 'drizzle-orm'
import type { Database } from '../client'
import {
  calendarBusy,
  connectionAttempts,
  idempotencyKeys,
  magicLinks,
  mailboxMessages,
  outbox,
  pageChanges,
  rateLimits,
  sessions,
} from '../schema'
import { deleteOldEventRows } from './calendar-events'

const DAY_MS = 86_400_000

/** Deletes what tells nobody anything any more. Links stay a month, so that a used one can still be called used. */
export async function deleteExpired(db: Database, now: Date): Promise<void> {
  const hourAgo = new Date(now.getTime() - DAY_MS / 24)
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await db.delete(sessions).where(lt(sessions.expires, now))
  await db.delete(connectionAttempts).where(lt(connectionAttempts.expiresAt, now))
  await db.delete(magicLinks).where(lt(magicLinks.expiresAt, daysAgo(30)))
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, daysAgo(1)))
  await db.delete(rateLimits).where(lt(rateLimits.expire, now))
  await db.delete(outbox).where(or(lt(outbox.doneAt, daysAgo(30)), lt(outbox.failedAt, daysAgo(90))))
  await db.delete(calendarBusy).where(lt(calendarBusy.readAt, hourAgo))
  await db.delete(pageChanges).where(lt(pageChanges.changedAt, daysAgo(1)))
  await deleteOldEventRows(db, daysAgo(30))
  await db.delete(mailboxMessages).where(lt(mailboxMessages.createdAt, daysAgo(30)))
}
