import { sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { rowsOf } from '../rows'
import { asIds } from './person'

export type Retaining = { id: string; userId: string; days: number }

/** Forms, or pages, that keep people for a limited time. In a random order: a run that ends early leaves out others each time. */
export async function listRetaining(db: Database, table: 'forms' | 'time_slot_pages'): Promise<Retaining[]> {
  const rows = await db.execute(sql`
    select id, user_id as "userId", retention_days as days from ${sql.identifier(table)}
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

/** Bookings of a page that ended before an instant and still name people, the oldest first. */
export async function listOldBookings(db: Database, pageId: string, before: Date, limit: number): Promise<string[]> {
  const rows = await db.execute(sql`
    select id from time_slot_bookings
    where page_id = ${pageId}::uuid and start_time < ${instant(before)} and end_time < ${instant(before)}
      and attendee_email <> ''
    order by start_time, id limit ${limit}`)
  return rowsOf<{ id: string }>(rows).map(({ id }) => id)
}
