import { sql } from 'drizzle-orm'

/** A person among the data of one owner, as far as it was there at `until`. Addresses are in lower case. */
export type Person = { userId: string; addresses: readonly string[]; until: Date }

export const asList = (texts: readonly string[]) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`
/** Of a meeting `m`: the account does not hold it for a team, whose data it is. */
export const isNoHostedMeeting = sql`not exists (
    select 1 from time_slot_bookings held where held.id = m.booking_id and held.host_of is not null)`

export const asIds = (ids: readonly string[]) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`
