import { sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { rowsOf } from '../rows'
import { asIds } from './person'

export type Retaining = { id: string; userId: string; days: number }

/** Forms that keep people for a limited time. In a random order: a run that ends early leaves out others each time. */
export async function listRetaining(db: Database): Promise<Retaining[]> {
  const rows = await db.execute(sql`
    select id, user_id as "userId", retention_days as days from forms
    where retention_days is not null order by random()`)
  return rowsOf<Retaining>(rows)
}

const instant = (before: Date) => sql`${before.toISOString()}::timestamptz`

/** Responses to a form from before an instant, the oldest first. */
export async function listOldResponses(db: Database, formId: string, before: Date, limit: number): Promise<string[]> {
  const rows = await db.execute(sql`
    select id from form_responses where form_id = ${formId}::uuid and created_at < ${instant(before)}
    order by created_at, id limit ${limit}`)
  return rowsOf<{ id: string }>(rows).map(({ id }) => id)
}

/** Holds the form of these responses, as each write of its responses does. Null when it is gone. */
export async function holdForm(tx: Database, { id, userId }: Retaining): Promise<{ slug: string } | null> {
  const rows = await tx.execute(sql`
    select slug from forms where id = ${id}::uuid and user_id = ${userId}::uuid for no key update`)
  return rowsOf<{ slug: string }>(rows)[0] ?? null
}

export async function deleteOldResponses(tx: Database, formId: string, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`delete from form_responses where form_id = ${formId}::uuid and id in ${asIds(ids)}`)
}

/** Bookings of deleted pages of an owner that keep people for a limited time; `pageId` is null. */
export type KeptBookings = Omit<Retaining, 'id'> & { pageId: string | null }

/** The bookings of pages that keep people for a limited time, also of those that were deleted. */
export async function listKeptBookings(db: Database): Promise<KeptBookings[]> {
  const rows = await db.execute(sql`
    select page_id as "pageId", user_id as "userId", days from (
      select id as page_id, user_id, retention_days as days from time_slot_pages where retention_days is not null
      union all
      select distinct null::uuid, user_id, retention_days from time_slot_bookings
      where retention_days is not null and attendee_email <> ''
    ) kept order by random()`)
  return rowsOf<KeptBookings>(rows)
}

/** Those of them that ended before an instant and still name people, the oldest first. */
export async function listOldBookings(
  db: Database,
  { pageId, userId, days }: KeptBookings,
  before: Date,
  limit: number,
): Promise<string[]> {
  const ofPage = pageId
    ? sql`page_id = ${pageId}::uuid`
    : sql`user_id = ${userId}::uuid and retention_days = ${days}::int`
  const rows = await db.execute(sql`
    select id from time_slot_bookings
    where ${ofPage} and start_time < ${instant(before)} and end_time < ${instant(before)}
      and attendee_email <> ''
    order by start_time, id limit ${limit}`)
  return rowsOf<{ id: string }>(rows).map(({ id }) => id)
}
