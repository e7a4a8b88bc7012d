import { sql } from 'drizzle-orm'
import { users } from '@/db/schema'

/** The address of an account that is a person's: each person has one. */
export const PERSON_EMAIL = sql<string>`${users.email}`

/** The address to which notices of the account `u` are sent: that of the person, or of the team's first owner. Null for a room. */
export const NOTICE_ADDRESS = sql`coalesce(u.email, (
    select p.email from team_members m join users p on p.id = m.person_id
    where m.team_id = u.id and m.role = 'owner' order by m.joined_at, p.id limit 1))`
