import { createHash, randomUUID } from 'node:crypto'
import type { Pool } from 'pg'

/**
 * Returns the cookie of a new session, inserted into the database: signing in by mail would take longer than many tests.
 * Only the tests of sign-in links use the mail.
 */
export async function makeSession(pool: Pool, { email, acceptTerms = true }: { email: string; acceptTerms?: boolean }) {
  const token = randomUUID() + randomUUID()
  await pool.query(
    `with owner as (
       insert into users (email, username, terms_accepted, terms_accepted_at)
       values ($1, $2, $3, case when $3 then now() end)
       on conflict (email) do update set terms_accepted = users.terms_accepted or excluded.terms_accepted
       returning id
     ), settings as (
       insert into user_settings (user_id) select id from owner on conflict do nothing
     )
     insert into sessions (session_token, user_id, expires) select $4, id, now() + interval '30 days' from owner`,
    [email, email.replace(/@.*/, ''), acceptTerms, createHash('sha256').update(token).digest('hex')],
  )
  const rest = { path: '/', expires: -1, httpOnly: true, secure: false, sameSite: 'Lax' as const }
  return { name: 'authjs.session-token', value: token, domain: 'localhost', ...rest }
}
