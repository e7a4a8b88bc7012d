import { type SQL, sql } from 'drizzle-orm'

/** True for a row of `users` whose pages and forms visitors may see: neither disabled nor about to be deleted. */
export function isOpenAccount(user: SQL): SQL {
  return sql`${user}.disabled_at is null and ${user}.delete_at is null`
}
