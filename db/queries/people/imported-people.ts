import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { importedPeople } from '@/db/schema'
import { rowsOf } from '../rows'

/** `key` names the mailbox, as in the counts of mails. */
export type ImportedPerson = { key: string; email: string }

/**
 * Those of some people whom an import brought who have neither booked on this server nor opened a link of a mail of it. `mailedAt`: when the
 * first mail of this account to them leaves or has left; null if there is none. `waiting`: how many wait.
 */
export async function findNewPeople(
  db: Database,
  owner: string,
  people: readonly ImportedPerson[],
): Promise<{ key: string; mailedAt: Date | null; waiting: number }[]> {
  const rows = await db.execute(sql`
    select p.key, own.mailed_at as "mailedAt", (
      select count(*)::int from outbox o
      where o.user_id = ${owner}::uuid and o.recipient = p.key and o.done_at is null and o.failed_at is null
    ) as waiting
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as p (key text, email text)
    left join imported_people own on own.user_id = ${owner}::uuid and own.key = p.key
    where not exists (select 1 from imported_people any_account where any_account.key = p.key and any_account.opened_at is not null)
      and not exists (
        select 1 from time_slot_bookings b
        where lower(b.attendee_email) = lower(p.email) and not b.is_imported and b.attendee_email <> ''
      )`)
  return rowsOf<{ key: string; mailedAt: string | Date | null; waiting: number }>(rows).map(({ mailedAt, ...row }) => ({
    ...row,
    mailedAt: mailedAt === null ? null : new Date(mailedAt),
  }))
}

export async function insertMailedPeople(
  tx: Database,
  owner: string,
  people: readonly { key: string; mailedAt: Date }[],
): Promise<void> {
  if (people.length === 0) return
  await tx
    .insert(importedPeople)
    .values(people.map((person) => ({ ...person, userId: owner })))
    .onConflictDoNothing()
}

export async function forgetImportedPerson(db: Database, owner: string, keys: readonly string[]): Promise<void> {
  await db.delete(importedPeople).where(and(eq(importedPeople.userId, owner), inArray(importedPeople.key, [...keys])))
}

/** Somebody has opened a link of a mail of this account. */
export async function markPersonKnown(db: Database, owner: string, key: string, now: Date): Promise<void> {
  const { userId, key: name, openedAt } = importedPeople
  await db
    .update(importedPeople)
    .set({ openedAt: now })
    .where(and(eq(userId, owner), eq(name, key), isNull(openedAt)))
}
