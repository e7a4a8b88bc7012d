import { type SQL, sql } from 'drizzle-orm'
import { isUsable } from '../pages/page-links'

const link = sql`${sql.placeholder('linkId')}::uuid`
const now = sql`${sql.placeholder('now')}::timestamptz`

/**
 * Parts of the statement that writes a booking by a link. It holds the link, so that bookings by one link come one
 * after the other, and each sees the uses of those before; a deletion comes before or after it.
 */
export const heldLink = {
  join: sql`join page_links l on l.page_id = p.id and l.id = ${link} and ${isUsable(now)}`,
  hold: sql`for no key update of l`,
}

export function usedLink(): SQL {
  return sql`used_link as (
        update page_links set uses = uses + 1 from booking where page_links.id = ${link}
      )`
}
