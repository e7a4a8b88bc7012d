import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { magicLinks, signUpInvitations } from '@/db/schema'
import { rowsOf } from '../rows'

export type SignUpInvitationRow = typeof signUpInvitations.$inferSelect

const isOpen = (now: Date) => and(isNull(signUpInvitations.usedAt), gt(signUpInvitations.expiresAt, now))

/** Newest first. */
export function listSignUpInvitations(db: Database, limit: number): Promise<SignUpInvitationRow[]> {
  return db
    .select()
    .from(signUpInvitations)
    .orderBy(desc(signUpInvitations.createdAt), desc(signUpInvitations.id))
    .limit(limit)
}

export async function countOpenSignUpInvitations(db: Database, now: Date): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(signUpInvitations).where(isOpen(now))
  return row?.count ?? 0
}

type NewInvitation = { id: string; email: string; expiresAt: Date; token: string | null; requester: string }

/** With its link, unless `token` is null, in the place of the one to the same address that was not used. */
export async function storeSignUpInvitation(
  tx: Database,
  { token, requester, ...row }: NewInvitation,
  now: Date,
): Promise<SignUpInvitationRow> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${row.email}, 0))`)
  await withdraw(tx, and(eq(signUpInvitations.email, row.email), isNull(signUpInvitations.usedAt)))
  const { id, email, expiresAt } = row
  if (token !== null) await tx.insert(magicLinks).values({ id, email, token, expiresAt, requester, createdAt: now })
  const [stored] = await tx
    .insert(signUpInvitations)
    .values({ ...row, createdAt: now })
    .returning()
  if (!stored) throw new Error('The invitation was not written')
  return stored
}

/** With its link. False for one that is not there, or was used. */
export function deleteSignUpInvitation(tx: Database, id: string): Promise<boolean> {
  return withdraw(tx, and(eq(signUpInvitations.id, id), isNull(signUpInvitations.usedAt)))
}

async function withdraw(tx: Database, condition: ReturnType<typeof and>): Promise<boolean> {
  const rows = await tx.delete(signUpInvitations).where(condition).returning({ id: signUpInvitations.id })
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(magicLinks).where(inArray(magicLinks.id, ids))
  return ids.length > 0
}

/** The address has an account now: its open invitation and its link are used. */
export async function spendSignUpInvitation(tx: Database, spellings: string[], now: Date): Promise<void> {
  const rows = await tx
    .update(signUpInvitations)
    .set({ usedAt: now })
    .where(and(inArray(signUpInvitations.email, spellings), isNull(signUpInvitations.usedAt)))
    .returning({ id: signUpInvitations.id })
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await tx.update(magicLinks).set({ used: true }).where(inArray(magicLinks.id, ids))
}

/** True for an address that an admin has invited, or a team that stays. */
export async function isInvited(db: Database, spellings: string[], now: Date): Promise<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`
  const addresses = sql`array[${sql.join(
    spellings.map((spelling) => sql`${spelling}::citext`),
    sql`, `,
  )}]`
  const [row] = rowsOf<{ found: boolean }>(
    await db.execute(sql`
      select exists (
        select 1 from sign_up_invitations i where i.email = any(${addresses}) and i.used_at is null and i.expires_at > ${at}
      ) or exists (
        select 1 from team_invitations i join users t on t.id = i.team_id
        where i.email = any(${addresses}) and i.accepted_by is null and i.expires_at > ${at} and t.delete_at is null
      ) as found`),
  )
  return row?.found === true
}
