import { sql } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { startFakeProviders } from '@/dev/fake-providers/fake-providers'
import { providerOf } from '@/lib/calendars/providers/registry'
import { readGauges } from '@/lib/process/gauges'
import { query } from '@/tests/support/database/query'

const KEY = Symbol.for('slotform.count')
const fakes = await startFakeProviders()
Object.assign(process.env, fakes.env)
afterAll(() => fakes.stop())
afterEach(() => void Reflect.deleteProperty(globalThis, KEY))

const stateOf = async (queue: string) => (await readGauges()).queues.find((one) => one.queue === queue)

async function queueMail(template: string, columns: object) {
  const row = { next_attempt_at: new Date(), done_at: null, failed_at: null, ...columns }
  const at = (value: unknown) => (value instanceof Date ? value.toISOString() : null)
  await query(sql`insert into outbox (template, payload, next_attempt_at, expires_at, done_at, failed_at)
    values (${template}, '{}', ${at(row.next_attempt_at)}, now() + interval '1 day', ${at(row.done_at)}, ${at(row.failed_at)})`)
}
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000)

describe('readGauges', () => {
  it('tells for each lane what is due, since when, and what was given up within a day', async () => {
    await query(sql`delete from outbox`)
    await queueMail('booking-notice', { next_attempt_at: ago(90) })
    await queueMail('booking-notice', { next_attempt_at: ago(30) })
    // Not yet due, done, given up today and long ago.
    await queueMail('booking-notice', { next_attempt_at: ago(-500) })
    await queueMail('booking-notice', { next_attempt_at: ago(900), done_at: ago(1) })
    await queueMail('booking-notice', { next_attempt_at: ago(900), failed_at: ago(60) })
    await queueMail('booking-notice', { next_attempt_at: ago(900), failed_at: ago(90_000) })
    await queueMail('magic-link', { next_attempt_at: ago(5) })
    const mails = await stateOf('mails')
    expect(mails).toMatchObject({ due: 2, failed: 1 })
    expect(mails?.lagSeconds).toBeGreaterThanOrEqual(90)
    expect(mails?.lagSeconds).toBeLessThan(120)
    expect(await stateOf('confirmations')).toMatchObject({ due: 1, failed: 0 })
    expect(await stateOf('timed')).toEqual({ queue: 'timed', due: 0, lagSeconds: 0, failed: 0 })
    await query(sql`delete from outbox`)
  })

  it('names every queue', async () => {
    const { queues } = await readGauges()
    expect(queues.map(({ queue }) => queue)).toEqual([
      'confirmations',
      'mails',
      'timed',
      'events',
      'webhooks',
      'calendar-feeds',
    ])
  })
})

describe('providerOf', () => {
  it('counts the failed calls of each provider by their kind', async () => {
    const counted: unknown[] = []
    Object.assign(globalThis, { [KEY]: (...call: unknown[]) => counted.push(call) })
    const grants = {
      current: async () => ({ kind: 'oauth', accessToken: 'nobody’s' }),
      renew: async (grant: object) => grant,
    }
    const connection = { id: 'none', config: {}, grants } as never
    await expect(providerOf('google_calendar').calendars?.(connection)).rejects.toThrow()
    expect(counted).toEqual([['provider_failures_total', { provider: 'google', kind: expect.any(String) }]])
  })
})
