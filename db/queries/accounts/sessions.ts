import { and, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { PersonId } from '@/db/owner-id'
import { sessions } from '@/db/schema'

/** All that a list shows: the hash of the token stays in the database. */
const SHOWN = {
  id: sessions.id,
  browser: sessions.browser,
  system: sessions.system,
  createdAt: sessions.createdAt,
  lastUsedAt: sessions.lastUsedAt,
  expires: sessions.expires,
}
export type SessionRow = Pick<typeof sessions.$inferSelect, keyof typeof SHOWN> & { current: boolean }

/** Those that still open something, the one used last first; `begunAfter`: older ones are over. */
export function listSessions(
  db: Database,
  person: PersonId,
  { current, now, begunAfter }: { current: string; now: Date; begunAfter: Date },
): Promise<SessionRow[]> {
  return db
    .select({ ...SHOWN, current: sql<boolean>`${sessions.sessionToken} = ${current}` })
    .from(sessions)
    .where(and(eq(sessions.userId, person), gt(sessions.expires, now), gt(sessions.createdAt, begunAfter)))
    .orderBy(desc(sql`coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})`), desc(sessions.id))
}

/** Notes a use, unless one since `since` is noted already. */
export async function noteSessionUse(
  db: Database,
  person: PersonId,
  id: string,
  { now, since }: { now: Date; since: Date },
): Promise<void> {
  await db
    .update(sessions)
    .set({ lastUsedAt: now })
    .where(and(ofPerson(person, id), or(isNull(sessions.lastUsedAt), lt(sessions.lastUsedAt, since))))
}

/** False when it is not this person's. */
export async function deleteOwnSession(db: Database, person: PersonId, id: string): Promise<boolean> {
  const rows = await db.delete(sessions).where(ofPerson(person, id)).returning({ id: sessions.id })
  return rows.length > 0
}

export async function deleteOtherSessions(db: Database, person: PersonId, current: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, person), ne(sessions.sessionToken, current)))
}

function ofPerson(person: PersonId, id: string) {
  return and(eq(sessions.id, id), eq(sessions.userId, person))
}
