import { and, asc, count, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { timeRequests, timeSlotPages, userSettings, users } from '@/db/schema'
import type { Language } from '@/lib/shared/languages'
import { type TimeRequestState, UNDECIDED_STATES } from '@/lib/shared/time-requests'
import { isUsable } from '../pages/page-links'
import { asList, type Person } from '../people/person'
import { rowsOf } from '../rows'
import type { PageTexts } from './schedule-columns'

export type TimeRequestRow = typeof timeRequests.$inferSelect
/** With the page that it is about. */
export type ListedTimeRequest = TimeRequestRow & { pageTitle: string; pageTimezone: string; hasForm: boolean }
export type NewTimeRequest = Omit<typeof timeRequests.$inferInsert, 'id' | 'state' | 'suggested' | 'bookingId'>

const isOpenAt = (now: Date) => and(eq(timeRequests.state, 'open'), gt(timeRequests.expiresAt, now))

/** False for a page that has `max` open requests. Holds the page, so that concurrent requests are counted one after the other. */
export async function insertTimeRequest(
  tx: Database,
  request: NewTimeRequest,
  max: number,
  now: Date,
): Promise<boolean> {
  await tx
    .select({ id: timeSlotPages.id })
    .from(timeSlotPages)
    .where(eq(timeSlotPages.id, request.pageId))
    .for('no key update')
  const [open] = await tx
    .select({ requests: count() })
    .from(timeRequests)
    .where(and(eq(timeRequests.pageId, request.pageId), isOpenAt(now)))
  if ((open?.requests ?? 0) >= max) return false
  await tx.insert(timeRequests).values({ ...request, createdAt: now })
  return true
}

/** Counts a use of a link to a page; false when it is used up or gone. */
export async function countPageLink(tx: Database, pageId: string, linkId: string, now: Date): Promise<boolean> {
  const rows = await tx.execute(sql`
    update page_links l set uses = uses + 1
    where l.id = ${linkId}::uuid and l.page_id = ${pageId}::uuid and ${isUsable(sql`${now.toISOString()}::timestamptz`)}
    returning l.id`)
  return rowsOf(rows).length > 0
}

/** Those that wait for the owner, soonest first. */
export async function listOpenTimeRequests(
  db: Database,
  owner: OwnerId,
  { limit, now }: { limit: number; now: Date },
): Promise<ListedTimeRequest[]> {
  const rows = await selectListed(db)
    .where(and(eq(timeRequests.userId, owner), isOpenAt(now)))
    .orderBy(asc(sql`${timeRequests.starts} ->> 0`), asc(timeRequests.id))
    .limit(limit)
  return rows.map(toListed)
}

export async function findTimeRequest(db: Database, owner: OwnerId, id: string): Promise<ListedTimeRequest | null> {
  const [row] = await selectListed(db).where(and(eq(timeRequests.id, id), eq(timeRequests.userId, owner)))
  return row ? toListed(row) : null
}

/** By the id in the link of a suggestion, whose signature shows that its guest asks. */
export async function findSuggested(db: Database, id: string): Promise<ListedTimeRequest | null> {
  const [row] = await selectListed(db).where(eq(timeRequests.id, id))
  return row ? toListed(row) : null
}

function selectListed(db: Database) {
  const { title: pageTitle, timezone: pageTimezone, formId } = timeSlotPages
  return db
    .select({ request: timeRequests, page: { pageTitle, pageTimezone, formId } })
    .from(timeRequests)
    .innerJoin(timeSlotPages, eq(timeSlotPages.id, timeRequests.pageId))
}

function toListed({
  request,
  page: { formId, ...page },
}: Awaited<ReturnType<typeof selectListed>>[number]): ListedTimeRequest {
  return { ...request, ...page, hasForm: formId !== null }
}

/** With what its guest is told of its page. */
export type EndingTimeRequest = TimeRequestRow & { page: PageTexts & { title: string; ownerName: string } }

/** Those of an account, also while it leaves, or of one of its pages, that could still become a booking. */
export async function listTimeRequestsToEnd(
  db: Database,
  owner: string,
  { pageId, limit, now }: { pageId?: string; limit: number; now: Date },
): Promise<EndingTimeRequest[]> {
  const { title, translations, textLanguage } = timeSlotPages
  const page = {
    title,
    translations,
    mainLanguage: sql<Language>`coalesce(${textLanguage}, ${userSettings.language}, 'en')`,
    ownerName: sql<string>`coalesce(nullif(${userSettings.fullName}, ''), ${users.username})`,
  }
  const rows = await db
    .select({ request: timeRequests, page })
    .from(timeRequests)
    .innerJoin(timeSlotPages, eq(timeSlotPages.id, timeRequests.pageId))
    .innerJoin(users, eq(users.id, timeRequests.userId))
    .leftJoin(userSettings, eq(userSettings.userId, timeRequests.userId))
    .where(
      and(
        eq(timeRequests.userId, owner),
        pageId ? eq(timeRequests.pageId, pageId) : undefined,
        inArray(timeRequests.state, [...UNDECIDED_STATES]),
        gt(timeRequests.expiresAt, now),
      ),
    )
    .orderBy(asc(timeRequests.id))
    .limit(limit)
  return rows.map(({ request, page: about }) => ({ ...request, page: about }))
}

type Answer = Partial<Pick<TimeRequestRow, 'suggested' | 'bookingId' | 'expiresAt'>> & { state: TimeRequestState }

/** False when it is not in that state any more, or over: of several answers the first counts. */
export async function answerTimeRequest(
  tx: Database,
  { id, userId }: Pick<TimeRequestRow, 'id' | 'userId'>,
  from: TimeRequestState,
  answer: Answer,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(timeRequests)
    .set(answer)
    .where(
      and(
        eq(timeRequests.id, id),
        eq(timeRequests.userId, userId),
        eq(timeRequests.state, from),
        gt(timeRequests.expiresAt, now),
      ),
    )
    .returning({ id: timeRequests.id })
  return rows.length > 0
}

export async function forgetTimeRequests(db: Database, { userId, addresses, until }: Person): Promise<void> {
  await db.execute(sql`
    delete from time_requests
    where user_id = ${userId}::uuid and created_at <= ${until.toISOString()}::timestamptz
      and lower(attendee_email) in ${asList(addresses)}`)
}

/** Those of a page that were over before an instant. */
export async function deleteOldTimeRequests(db: Database, pageId: string, before: Date): Promise<void> {
  await db.execute(sql`
    delete from time_requests where page_id = ${pageId}::uuid and expires_at < ${before.toISOString()}::timestamptz`)
}
