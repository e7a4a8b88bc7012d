import { type SQL, sql } from 'drizzle-orm'
import { oneOf } from '@/db/schema/columns'
import { TAKING_STATUSES } from '@/lib/shared/statuses'

/**
 * A condition on a booking: it takes its time and counts for its page's limits. An overdue request does neither, nor does an
 * overdue request to move at its other time, though the constraints and counts of the database know them until they are ended
 * (lib/bookings/expire-requests.ts).
 */
export function bookingTakesTime(booking: SQL): SQL {
  return sql`${oneOf(sql`${booking}.status`, TAKING_STATUSES)}
        and ((${booking}.status = 'confirmed' and ${booking}.move_of is null) or ${booking}.expires_at > now())`
}
