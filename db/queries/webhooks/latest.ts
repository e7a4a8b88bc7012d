import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { integrations, meetings } from '@/db/schema'

/** The id of the booking that was made last. */
export async function findLatestBooking(db: Database, owner: OwnerId): Promise<string | null> {
  const [row] = await db
    .select({ id: meetings.bookingId })
    .from(meetings)
    .where(and(eq(meetings.userId, owner), isNotNull(meetings.bookingId)))
    .orderBy(desc(meetings.createdAt))
    .limit(1)
  return row?.id ?? null
}

/** The account that was connected last. */
export async function findLatestIntegration(db: Database, owner: OwnerId) {
  const { id, type, config } = integrations
  const [row] = await db
    .select({ id, type, config })
    .from(integrations)
    .where(eq(integrations.userId, owner))
    .orderBy(desc(integrations.createdAt))
    .limit(1)
  return row ?? null
}
