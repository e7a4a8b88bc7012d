import { and, eq, gte, inArray, isNotNull, type SQL } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { outbox } from '@/db/schema'
import { TIMED_MAILS } from '@/lib/shared/outbox'
import { isWaiting } from './outbox'

/** The reminders and the follow-up of a meeting, sent or not, by time. None was sent before `since`. */
export async function listTimedMails(
  db: Database,
  owner: OwnerId,
  { meetingId, since }: { meetingId: string; since: Date },
) {
  const { template, nextAttemptAt, doneAt, failedAt } = outbox
  const isOfMeeting = and(
    eq(outbox.userId, owner),
    eq(outbox.meetingId, meetingId),
    inArray(template, [...TIMED_MAILS]),
  )
  const find = (which: SQL | undefined) =>
    db.select({ template, nextAttemptAt, doneAt, failedAt }).from(outbox).where(and(which, isOfMeeting))
  // Separate statements, because each has its own index.
  const found = await Promise.all([
    find(isWaiting),
    find(isNotNull(failedAt)),
    find(and(isNotNull(doneAt), gte(doneAt, since))),
  ])
  const timeOf = (row: { nextAttemptAt: Date; doneAt: Date | null }) => (row.doneAt ?? row.nextAttemptAt).getTime()
  return found.flat().sort((one, other) => timeOf(one) - timeOf(other))
}
