import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { PersonId } from '@/db/owner-id'
import { userSettings, users } from '@/db/schema'
import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import type { OwnerLanguage } from '@/lib/shared/languages'
import { rowsOf } from '../rows'
import { NOTICE_ADDRESS, PERSON_EMAIL } from './person-email'

/** `timezone` and `timeFormat`: as the owner reads the time. `language`: null until the owner has one. */
export type Account = {
  id: string
  isDisabled: boolean
  /** Its deletion; null for an account that stays. */
  deleteAt: Date | null
  timezone: string
  timeFormat: TimeFormat
  language: OwnerLanguage | null
}

/** Finds an account by any spelling of its address; the first spelling takes precedence. */
export async function findAccount(db: Database, spellings: string[]): Promise<Account | null> {
  const rows = await db
    .select({
      id: users.id,
      email: PERSON_EMAIL,
      disabledAt: users.disabledAt,
      deleteAt: users.deleteAt,
      timezone: sql<string>`coalesce(${userSettings.timezone}, 'UTC')`,
      timeFormat: sql<TimeFormat>`coalesce(${userSettings.timeFormat}, '24h')`,
      language: userSettings.language,
    })
    .from(users)
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .where(inArray(users.email, spellings))
  const row = rows.find(({ email }) => email.toLowerCase() === spellings[0]) ?? rows[0]
  if (!row) return null
  const { id, disabledAt, deleteAt, timezone, timeFormat, language } = row
  return { id, isDisabled: disabledAt !== null, deleteAt, timezone, timeFormat, language }
}

/** Finds the address to which notices of an account are sent; null for a missing account and for a room. */
export async function findNoticeAddress(db: Database, id: string): Promise<string | null> {
  const rows = await db.execute(sql`select ${NOTICE_ADDRESS} as email from users u where u.id = ${id}::uuid`)
  return rowsOf<{ email: string | null }>(rows)[0]?.email ?? null
}

type NewUser = { email: string; username: string; language: OwnerLanguage | null; timezone: string | null }

/**
 * Creates the user and its settings at the first sign-in. Null when the username or the address was taken meanwhile.
 */
export async function createUser(db: Database, { language, timezone, ...user }: NewUser): Promise<string | null> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing().returning({ id: users.id })
  if (!row) return null
  await db.insert(userSettings).values({ userId: row.id, language, ...(timezone !== null && { timezone }) })
  return row.id
}

export async function acceptTerms(db: Database, person: PersonId, now: Date) {
  const [row] = await db
    .update(users)
    .set({ termsAccepted: true, termsAcceptedAt: now })
    .where(eq(users.id, person))
    .returning({ id: users.id, email: PERSON_EMAIL, username: users.username, termsAccepted: users.termsAccepted })
  return row ?? null
}

/** The public name of an owner: from the settings, else the username. `email`: null for a team. */
export async function findOrganizer(
  db: Database,
  owner: string,
): Promise<{ name: string; email: string | null; timezone: string }> {
  const [row] = await db
    .select({
      name: sql<string>`coalesce(nullif(${userSettings.fullName}, ''), ${users.username})`,
      email: users.email,
      timezone: sql<string>`coalesce(${userSettings.timezone}, 'UTC')`,
    })
    .from(users)
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .where(eq(users.id, owner))
  if (!row) throw new Error('The owner is gone')
  return row
}
