import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { adoptConnection } from '@/db/client'
import * as schema from '@/db/schema'
import { bookSlot } from '@/lib/meetings/server/booking/book'
import { deferWith } from '@/lib/platform/after-answer'
import { report } from './report'
import type { World } from './world'

/** Books once in this process, through the service that the route calls, and counts what the driver is asked to run. */
export async function countBookingStatements({ env, url, nextSlot }: World): Promise<void> {
  Object.assign(process.env, env, { APP_URL: url })
  const statements: string[] = []
  const pool = new Pool({ connectionString: env.DATABASE_URL, max: 1 })
  const logger = { logQuery: (statement: string) => void statements.push(statement) }
  adoptConnection({ db: drizzle(pool, { schema, logger }), close: () => pool.end() })
  // The mails are the server's.
  deferWith(() => {})
  const { slug, startTime } = nextSlot()
  const attendee = { attendeeName: 'Vera Visitor', attendeeEmail: 'vera@example.com', userTimezone: 'UTC' }
  const input = { ...attendee, startTime: new Date(startTime), language: null, responses: new Map(), guests: [] }
  await bookSlot({ slug }, input, { idempotencyKey: 'counted', language: null, now: new Date() })
  await pool.end()
  const writes = statements.filter((statement) => /\b(insert into|update|delete from)\b/i.test(statement))
  report({
    name: 'routes: statements in the transaction of a booking',
    value: writes.length,
    unit: 'statements',
    goal: '≤ 3',
    note: `${statements.length} round trips in all`,
  })
}
