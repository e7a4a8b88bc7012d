import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { magicLinks, signUpInvitations, timeSlotBookings, users } from '@/db/schema'
import { oneOf } from '@/db/schema/columns'
import { EVENTS_TEMPLATE } from '@/lib/shared/outbox'
import { TAKING_STATUSES } from '@/lib/shared/statuses'
import { UNDECIDED_STATES } from '@/lib/shared/time-requests'
import { rowsOf } from '../rows'
import { deleteInvitationsTo } from '../teams/invitations'

/** `email`: null for a team. */
export type LeavingAccount = { id: string; email: string | null; deleteAt: Date }

/** Returns when the account is deleted: the first answer holds. */
export async function markLeaving(tx: Database, id: string, deleteAt: Date): Promise<Date> {
  const [row] = await tx
    .update(users)
    .set({ deleteAt: sql`coalesce(${users.deleteAt}, ${deleteAt.toISOString()}::timestamptz)` })
    .where(eq(users.id, id))
    .returning({ deleteAt: users.deleteAt })
  return row?.deleteAt ?? deleteAt
}

/** Takes a deletion back whose time has not come. False where there is none. */
export async function keepAccount(tx: Database, id: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ deleteAt: null })
    .where(and(eq(users.id, id), gt(users.deleteAt, now)))
    .returning({ id: users.id })
  return rows.length > 0
}

export async function listLeaving(db: Database, id?: string): Promise<LeavingAccount[]> {
  const rows = await db
    .select({ id: users.id, email: users.email, deleteAt: users.deleteAt })
    .from(users)
    .where(and(isNotNull(users.deleteAt), id === undefined ? undefined : eq(users.id, id)))
    .orderBy(asc(users.deleteAt), asc(users.id))
  return rows.flatMap(({ deleteAt, ...row }) => (deleteAt ? [{ ...row, deleteAt }] : []))
}

/** Has an account of a restored backup leave that was deleted at `deleteAt`. */
export async function leaveAgain(db: Database, id: string, deleteAt: Date): Promise<void> {
  await db
    .update(users)
    .set({ deleteAt })
    .where(and(eq(users.id, id), isNull(users.deleteAt), lte(users.createdAt, deleteAt)))
}

/** Also those that the account holds for a team. */
export async function listBookingsToCome(db: Database, userId: string, now: Date, limit: number): Promise<string[]> {
  const { id, hostOf } = timeSlotBookings
  const rows = await db
    .select({ id: sql<string>`coalesce(${hostOf}, ${id})` })
    .from(timeSlotBookings)
    .where(
      and(
        eq(timeSlotBookings.userId, userId),
        gt(timeSlotBookings.startTime, now),
        inArray(timeSlotBookings.status, [...TAKING_STATUSES]),
        isNull(timeSlotBookings.moveOf),
      ),
    )
    .orderBy(asc(timeSlotBookings.startTime), asc(timeSlotBookings.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

export type Farewell = { people: number; mails: number; mostOfOne: number; imported: number }

/**
 * The people of an account's bookings to come, and of undecided requests for other times: their number, the mails to them, the most mails to
 * one of them, and how many of them are in bookings of an import only.
 */
export async function countFarewell(db: Database, userId: string, now: Date): Promise<Farewell> {
  const rows = await db.execute(sql`
    with told as (
      select person.email, b.is_imported
      from time_slot_bookings b
      cross join lateral (
        select b.attendee_email as email
        union all
        select guest from jsonb_array_elements_text(b.guests) guest where b.status = 'confirmed'
      ) person
      where b.user_id = ${userId}::uuid and b.start_time > ${now.toISOString()}::timestamptz
        and b.status in ('pending', 'confirmed') and person.email <> ''
      union all
      select r.attendee_email, false
      from time_requests r
      where r.user_id = ${userId}::uuid and ${oneOf(sql`r.state`, UNDECIDED_STATES)} and r.expires_at > ${now.toISOString()}::timestamptz
    ), mailed as (
      select count(*) as mails, bool_and(is_imported) as is_imported from told group by lower(email)
    )
    select count(*)::int as people, coalesce(sum(mails), 0)::int as mails, coalesce(max(mails), 0)::int as "mostOfOne",
      (count(*) filter (where is_imported))::int as imported
    from mailed`)
  return rowsOf<Farewell>(rows)[0] ?? { people: 0, mails: 0, mostOfOne: 0, imported: 0 }
}

/** True while events of the owner's meetings wait for their provider. */
export async function hasWaitingEvents(db: Database, userId: string): Promise<boolean> {
  const rows = await db.execute(sql`
    select 1 from outbox where user_id = ${userId}::uuid and template = ${sql.raw(`'${EVENTS_TEMPLATE}'`)}
      and done_at is null and failed_at is null limit 1`)
  return rowsOf(rows).length > 0
}

/** The tables that may be large, those that name others first. The rest goes with the account. */
const LARGE = ['outbox', 'webhook_deliveries', 'webhook_events', 'meetings', 'calendar_events', 'time_slot_bookings']

/** Deletes some of an account's rows; false when only few are left. */
export async function deletePortionOf(db: Database, userId: string, portion: number): Promise<boolean> {
  const responses = await db.execute(sql`
    delete from form_responses where id = any(array(
      select r.id from form_responses r join forms f on f.id = r.form_id and f.user_id = ${userId}::uuid limit ${portion}
    )) returning 1`)
  if (rowsOf(responses).length === portion) return true
  for (const table of LARGE) {
    const name = sql.identifier(table)
    const rows = await db.execute(sql`
      delete from ${name} where ctid = any(array(
        select ctid from ${name} where user_id = ${userId}::uuid limit ${portion}
      )) and user_id = ${userId}::uuid returning 1`)
    if (rowsOf(rows).length === portion) return true
  }
  return false
}

/**
 * Deletes an account with all that is left of it, while its time has come: its addresses stay reserved. False when the owner has
 * kept it just now.
 */
export async function deleteAccount(tx: Database, { id, email }: LeavingAccount, now: Date): Promise<boolean> {
  const [held] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), lte(users.deleteAt, now)))
    .for('update')
  if (!held) return false
  await tx.execute(sql`
    insert into retired_paths (path, user_id, retired_at)
    select path, ${id}::uuid, now() from (
      select slug as path from time_slot_pages where user_id = ${id}::uuid
      union select 'form/' || slug from forms where user_id = ${id}::uuid
    ) own
    on conflict (path) do update set user_id = excluded.user_id, retired_at = excluded.retired_at`)
  await tx.execute(sql`
    delete from idempotency_keys where scope in (
      select 'page:' || p.id from time_slot_pages p where p.user_id = ${id}::uuid
      union all select 'form:' || f.id from forms f where f.user_id = ${id}::uuid
    )`)
  if (email !== null) {
    await tx.delete(magicLinks).where(eq(magicLinks.email, email))
    await tx.delete(signUpInvitations).where(eq(signUpInvitations.email, email))
    await deleteInvitationsTo(tx, [email])
    await tx.execute(sql`
    delete from mailbox_messages where lower(to_address) = lower(${email}) or lower(reply_to) = lower(${email})`)
  }
  // A file outlives its form: the sweep still has to delete its object.
  await tx.execute(sql`
    update form_files o set name = '' from forms f where f.id = o.form_id and f.user_id = ${id}::uuid`)
  await tx.delete(users).where(eq(users.id, id))
  return true
}
