import { sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { asIds, asList, type Person } from './person'

/** Links to leave a booking that an import has brought name their guest: all those of some bookings. */
export async function forgetLinksOfGuests(tx: Database, userId: string, bookingIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    delete from carried_links
    where user_id = ${userId}::uuid and guest is not null and target_id in ${asIds(bookingIds)}`)
}

/** The same of one person, also of bookings that the person has left. */
export async function forgetLinks(db: Database, { userId, addresses, until }: Person): Promise<void> {
  await db.execute(sql`
    delete from carried_links
    where user_id = ${userId}::uuid and created_at <= ${until.toISOString()}::timestamptz
      and lower(guest) in ${asList(addresses)}`)
}
