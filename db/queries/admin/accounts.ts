import { eq, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { users } from '@/db/schema'
import type { AccountKind } from '@/lib/shared/accounts'
import { rowsOf } from '../rows'

export type AdminAccountRow = {
  id: string
  kind: AccountKind
  email: string | null
  username: string
  createdAt: Date
  disabledAt: Date | null
  deleteAt: Date | null
  lastSeenAt: Date | null
  hasAdminSession: boolean
  sessions: number
  pages: number
  forms: number
  bookings: number
  responses: number
}

type Asked = { q: string; adminGroup: string | null; limit: number; offset: number }

/**
 * Newest first, those whose address or user name holds `q`, or whose id it is. `adminGroup`: of whose members the sessions are admins'. Bookings are all
 * rows less those that only hold a time: three counts by indexes alone cost a fifth of one that has to look at each row.
 */
export async function listAllAccounts(
  db: Database,
  { q, adminGroup, limit, offset }: Asked,
): Promise<AdminAccountRow[]> {
  const rows = await db.execute(sql`
    with shown as (
      select id, kind, email::text as email, username, created_at, disabled_at, delete_at
      from users u where ${matches(q)} order by created_at desc, id desc limit ${limit} offset ${offset}
    )
    select u.id, u.kind, u.email, u.username, u.created_at as "createdAt", u.disabled_at as "disabledAt",
      u.delete_at as "deleteAt", s.last as "lastSeenAt", coalesce(s.admin, false) as "hasAdminSession",
      s.count as sessions,
      (select count(*)::int from time_slot_pages p where p.user_id = u.id) as pages,
      (select count(*)::int from forms f where f.user_id = u.id) as forms,
      (select count(*)::int from time_slot_bookings b where b.user_id = u.id)
        - (select count(*)::int from time_slot_bookings b
          where b.user_id = u.id and b.host_of is not null and b.move_of is null)
        - (select count(*)::int from time_slot_bookings b where b.user_id = u.id and b.move_of is not null) as bookings,
      (select count(*)::int from forms f join form_responses r on r.form_id = f.id where f.user_id = u.id) as responses
    from shown u
    cross join lateral (
      select count(*)::int as count, max(coalesce(last_used_at, created_at)) as last, bool_or(admin_group = ${adminGroup}::text) as admin
      from sessions where user_id = u.id and expires > now()
    ) s
    order by u.created_at desc, u.id desc`)
  return rowsOf<AdminAccountRow>(rows)
}

export async function countAllAccounts(db: Database, q: string): Promise<number> {
  const rows = await db.execute(sql`select count(*)::int as count from users u where ${matches(q)}`)
  return rowsOf<{ count: number }>(rows)[0]?.count ?? 0
}

function matches(q: string) {
  if (q === '') return sql`true`
  return sql`(strpos(lower(u.email::text), lower(${q}::text)) > 0 or strpos(lower(u.username), lower(${q}::text)) > 0
    or u.id::text = lower(${q}::text))`
}

export type FoundAccount = { id: string; kind: AccountKind; email: string | null; username: string }

export async function findAnyAccount(db: Database, id: string): Promise<FoundAccount | null> {
  const { kind, email, username } = users
  const [row] = await db.select({ id: users.id, kind, email, username }).from(users).where(eq(users.id, id))
  return row ?? null
}
