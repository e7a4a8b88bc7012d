// @module-tag nightly
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Cluster } from '../support/database/postgres'
import { postgresEnv, startServer } from '../support/server/server'
import { listBroken } from './support/growth/bars'
import { type Loaded, load, tidy } from './support/growth/load'
import { drain, memoryOf, peakMemory } from './support/growth/memory'
import { type Meter, openMeter, startMeasuredPostgres } from './support/growth/meter'
import { measureAll, queueName, toPairs } from './support/growth/run'
import { SIZES, TEN_TIMES_PAST } from './support/growth/sizes'
import { subjectOf } from './support/growth/subject'
import { type Costs, toTable } from './support/growth/table'
import { say, secondsSince } from './support/stress'

const SECONDS = 3
const MEGABYTES = 100
/** V8 lets garbage lie as long as there is room; this test asks about what is held. */
const LITTLE_GARBAGE = { NODE_OPTIONS: '--max-semi-space-size=4 --max-old-space-size=128' }

vi.mock('next/cache', () => ({ revalidatePath: vi.fn() }))
vi.mock('@/lib/mail/send', async (original) => ({ ...(await original<object>()), sendMail: async () => {} }))
vi.mock(
  '@/lib/calendars/accounts/open-accounts',
  async () => (await import('./support/growth/connections')).connections,
)

let cluster: Cluster
let meter: Meter
let loaded: Loaded[]
let costs: Costs

beforeAll(async () => {
  const env = postgresEnv('postgres://localhost/none', 'smtp://127.0.0.1:1')
  Object.assign(process.env, env, {
    SLOTFORM_NODE_SERVER: '1',
    ENCRYPTION_KEY: `${env.ENCRYPTION_KEY},${Buffer.alloc(32, 2).toString('base64')}`,
  })
  const { deferWith } = await import('@/lib/platform/after-answer')
  const { firstKeyId, olderKeyIds } = await import('@/lib/platform/encryption')
  const { logState } = await import('@/lib/log/log')
  const { registerHandlers } = await import('@/lib/process/outbox-handlers')
  registerHandlers()
  logState.write = (line) => line.includes('"level":"error"') && say(line)
  // Work after a response, such as sending emails, is not part of the call.
  deferWith(() => {})
  const keys = { first: firstKeyId(), older: olderKeyIds()[0] ?? '' }
  const start = performance.now()
  cluster = await startMeasuredPostgres()
  meter = await openMeter(cluster.superuserUrl)
  loaded = await Promise.all(SIZES.map((size) => load(cluster, size, keys)))
  await Promise.all(loaded.map((database) => tidy(cluster.superuserUrl, database)))
  say(`loaded in ${secondsSince(start)}`)
}, 3_600_000)

afterAll(async () => {
  await Promise.all((loaded ?? []).map(({ connection }) => connection.close()))
  await meter?.close()
  await cluster?.stop()
})

describe('cost of each call as data grows', () => {
  test('every call is measured', async () => {
    const start = performance.now()
    costs = await measureAll(meter, loaded)
    const sizes = [...SIZES.map(({ name }) => name), queueName(1_000), queueName(10_000)]
    say(`measured in ${secondsSince(start)}\n\n${toTable(costs, sizes)}\n`)
  }, 3_600_000)

  test('no call and no tick costs more because there are more owners, a longer past or a longer queue', () => {
    expect(listBroken(toPairs(costs))).toEqual([])
  })

  test.each(['responses q none heavy', 'responses summary heavy'])('%s ends within three seconds', (call) => {
    const cost = costs.get(call)?.get(TEN_TIMES_PAST.name)
    say(
      `${call}, ${TEN_TIMES_PAST.heavyPast} responses: ${((cost?.ms ?? 0) / 1000).toFixed(2)} s, ${cost?.temporary} spilled`,
    )
    expect((cost?.ms ?? 0) / 1000).toBeLessThanOrEqual(SECONDS)
  })

  test('all responses of a form are sent without being held', async (context) => {
    const largest = loaded.find(({ size }) => size.name === TEN_TIMES_PAST.name)
    if (!largest) throw new Error('It was not loaded')
    const { owner, form } = subjectOf(largest, 'heavy')
    const cookie = [...owner.cookies].map((pair) => pair.join('=')).join('; ')
    const env = { ...postgresEnv(largest.url, 'smtp://127.0.0.1:1'), DATABASE_URL: largest.url, ...LITTLE_GARBAGE }
    const server = await startServer({ env })
    try {
      await drain(server, `/api/forms/${form.id}/responses?page=1`, cookie)
      const idle = memoryOf(server.pid)
      if (idle === null) return context.skip()
      let bytes = 0
      const peak = await peakMemory(server.pid, async () => {
        const answer = await drain(server, `/api/forms/${form.id}/responses`, cookie)
        expect(answer.status).toBe(200)
        bytes = answer.bytes
      })
      say(`${Math.round(bytes / 1e6)} MB of responses: ${Math.round(idle)} MB idle, ${Math.round(peak)} MB at the most`)
      expect(peak - idle).toBeLessThanOrEqual(MEGABYTES)
    } finally {
      await server.stop()
    }
  })
})
