import { eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { userSettings, users } from '@/db/schema'
import type { StoredBrand } from '@/lib/shared/brand'
import { brandOf } from './brand'

export type SettingsRow = typeof userSettings.$inferSelect & { username: string; brand: StoredBrand }
export type SettingsFields = Partial<Omit<typeof userSettings.$inferInsert, 'id' | 'userId' | 'savedAt' | 'updatedAt'>>

export async function findSettings(db: Database, owner: OwnerId): Promise<SettingsRow | null> {
  const [row] = await db
    .select({ ...getTableColumns(userSettings), username: users.username, brand: brandOf(userSettings.userId) })
    .from(userSettings)
    .innerJoin(users, eq(users.id, userSettings.userId))
    .where(eq(userSettings.userId, owner))
  return row ?? null
}

/** In a transaction: nobody changes the settings until it ends. */
export async function lockSettings(tx: Database, owner: OwnerId): Promise<void> {
  await tx.select({ id: userSettings.id }).from(userSettings).where(eq(userSettings.userId, owner)).for('no key update')
}

/** Creates the row of an account that has none yet. A language alone leaves the other settings unsaved: they are presets still. */
export async function saveSettings(db: Database, owner: OwnerId, fields: SettingsFields, now: Date): Promise<void> {
  // The zone of an account that never chose one is a preset, which the browser's replaces.
  const stamps = { ...(fields.timezone !== undefined && { savedAt: now }), updatedAt: now }
  await db
    .insert(userSettings)
    .values({ ...fields, ...stamps, userId: owner })
    .onConflictDoUpdate({ target: userSettings.userId, set: { ...fields, ...stamps } })
}

/** A taken username raises a unique violation. */
export async function saveUsername(db: Database, owner: OwnerId, username: string): Promise<void> {
  await db.update(users).set({ username }).where(eq(users.id, owner))
}
