import { eq } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { userSettings } from '@/db/schema'

export type SettingsRow = typeof userSettings.$inferSelect
export type SettingsFields = Partial<Omit<typeof userSettings.$inferInsert, 'id' | 'userId' | 'savedAt' | 'updatedAt'>>

export async function findSettings(db: Database, owner: OwnerId): Promise<SettingsRow | null> {
  const [row] = await db.select().from(userSettings).where(eq(userSettings.userId, owner))
  return row ?? null
}

export async function saveSettings(
  db: Database,
  owner: OwnerId,
  fields: SettingsFields,
  now: Date,
): Promise<SettingsRow> {
  const stamps = { savedAt: now, updatedAt: now }
  const [row] = await db
    .insert(userSettings)
    .values({ ...fields, ...stamps, userId: owner })
    .onConflictDoUpdate({ target: userSettings.userId, set: { ...fields, ...stamps } })
    .returning()
  if (!row) throw new Error('The settings were not written')
  return row
}
