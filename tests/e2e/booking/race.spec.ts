import { Client } from 'pg'
import { signInByApi } from '@/tests/support/browser/api-login'
import { expect, newEmail, test } from '@/tests/support/browser/fixtures'
import { senderOf } from '@/tests/support/browser/sender'
import { createDatabase } from '@/tests/support/database/postgres'
import { createPage } from '@/tests/support/factories/pages'
import { postgresEnv, startServer } from '@/tests/support/server/server'

const ATTEMPTS = 50

test.describe('POST /api/schedule/{slug}/book under a race', () => {
  test('two processes let one of fifty attempts at one slot through, and the others are a 409', async ({
    playwright,
    mails,
  }) => {
    const database = await createDatabase(process.env.E2E_CLUSTER_URL ?? '')
    const env = { ...postgresEnv(database.url, process.env.E2E_SMTP_URL ?? ''), DATABASE_URL: database.url }
    const servers = await Promise.all([startServer({ env }), startServer({ env })])
    const [first] = servers
    const owner = await signInByApi(playwright, { url: first.url, mails, email: newEmail() })
    try {
      // Two pages whose slots overlap: one of 30 minutes, one of 10.
      const slugs = ['race-half-hours', 'race-minutes']
      for (const [index, slug] of slugs.entries()) {
        await createPage(senderOf(owner), { title: slug, slug, duration: index === 0 ? 30 : 10 })
      }
      const startTime = `${new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)}T12:00:00.000Z`
      const answers = await Promise.all(
        Array.from({ length: ATTEMPTS }, (_, attempt) =>
          fetch(`${servers[attempt % 2]?.url}/api/schedule/${slugs[attempt % 3 === 0 ? 1 : 0]}/book`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `attempt-${attempt}` },
            body: JSON.stringify({
              attendeeName: `Visitor ${attempt}`,
              attendeeEmail: newEmail('visitor'),
              startTime,
              userTimezone: 'UTC',
            }),
          }),
        ),
      )
      const statuses = answers.map((answer) => answer.status).sort()
      expect(statuses).toEqual([201, ...Array(ATTEMPTS - 1).fill(409)])
      expect(await countRows(database.url)).toEqual({ bookings: 1, meetings: 1, mails: 2, keys: 1, deadlocks: 0 })
    } finally {
      await owner.dispose()
      await Promise.all(servers.map((server) => server.stop()))
      await database.drop()
    }
  })
})

async function countRows(url: string): Promise<unknown> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(`select (select count(*)::int from time_slot_bookings) as bookings,
    (select count(*)::int from meetings) as meetings,
    (select count(*)::int from outbox where template <> 'magic-link') as mails,
    (select count(*)::int from idempotency_keys) as keys,
    (select deadlocks::int from pg_stat_database where datname = current_database()) as deadlocks`)
  await client.end()
  return rows[0]
}
