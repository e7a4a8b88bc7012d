import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { query } from '../database/query'

type Run = (statement: string) => Promise<unknown>

/** A session that nobody holds the cookie of. Returns its id. */
export async function insertSession(
  userId: string,
  run: Run = (statement) => query(sql.raw(statement)),
): Promise<string> {
  const [id, token] = [randomUUID(), randomBytes(32).toString('hex')]
  await run(`
    insert into sessions (id, session_token, user_id, expires, last_used_at)
    values ('${id}', '${token}', '${userId}', now() + interval '30 days', now())`)
  return id
}
