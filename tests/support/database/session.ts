import { createHash, randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'

const DAY_MS = 86_400_000
const SESSION_DAYS = 30

type Account = { email: string; acceptTerms?: boolean }

export const SESSION_COOKIE = 'authjs.session-token'

/**
 * Inserts a session, and its account where there is none: signing in by mail would take longer than many tests. Only the tests
 * of sign-in links use the mail. Returns the value of the cookie. The instants are those of this process, as in the product.
 */
export async function insertOwner(
  run: (statement: SQL) => Promise<unknown>,
  { email, acceptTerms = true }: Account,
): Promise<string> {
  const token = randomUUID() + randomUUID()
  const hash = createHash('sha256').update(token).digest('hex')
  const now = new Date()
  const [at, end] = [now, new Date(now.getTime() + SESSION_DAYS * DAY_MS)].map(
    (date) => sql`${date.toISOString()}::timestamptz`,
  )
  await run(sql`
    with owner as (
      insert into users (email, username, terms_accepted, terms_accepted_at, created_at)
      values (${email}, ${email.replace(/@.*/, '')}, ${acceptTerms}, case when ${acceptTerms}::boolean then ${at} end, ${at})
      on conflict (email) do update set terms_accepted = users.terms_accepted or excluded.terms_accepted
      returning id
    ), settings as (
      insert into user_settings (user_id) select id from owner on conflict do nothing
    )
    insert into sessions (session_token, user_id, expires, last_used_at, created_at)
    select ${hash}, id, ${end}, ${at}, ${at} from owner`)
  return token
}

/** The cookie of a new session, for a browser. */
export async function makeSession(pool: Pool, account: Account) {
  const db = drizzle(pool)
  const value = await insertOwner((statement) => db.execute(statement), account)
  const rest = { path: '/', expires: -1, httpOnly: true, secure: false, sameSite: 'Lax' as const }
  return { name: SESSION_COOKIE, value, domain: 'localhost', ...rest }
}
