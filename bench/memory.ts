import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { connect } from '@/db/client'
import { DAY_MS } from '@/lib/scheduling/units'
import { memoryOf } from '@/tests/stress/support/growth/memory'
import { createDatabase, startPostgres } from '@/tests/support/database/postgres'
import { postgresEnv, startServer } from '@/tests/support/server/server'
import { createBookings } from './bookings'
import { report } from './report'
import { type Seeded, seed } from './seed'

const REQUESTS = 20_000
const AT_ONCE = 20
const IDLE_MS = 20_000
const SETTLED_MS = 30_000

type Target = { kind: 'postgres'; url: string; migrationUrl: string } | { kind: 'embedded'; directory: string }

/** Resident memory of the server, idle and after load, on each kind of database, without a forced collection. */
export async function benchMemory(): Promise<void> {
  const cluster = await startPostgres()
  try {
    const { url } = await createDatabase(cluster.url)
    await benchOn('Postgres', { kind: 'postgres', url, migrationUrl: url }, url, [180, 300])
  } finally {
    await cluster.stop()
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'slotform-memory-'))
  try {
    const directory = path.join(folder, 'data')
    await benchOn('embedded', { kind: 'embedded', directory }, `file:${directory}`, [350, 450])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function benchOn(name: string, target: Target, databaseUrl: string, [idle, worked]: [number, number]) {
  const env = { ...postgresEnv(databaseUrl, 'smtp://127.0.0.1:1'), DATABASE_URL: databaseUrl }
  // The first start migrates, so that the second is one of an ordinary day.
  await (await startServer({ env })).stop()
  const { db, close } = await connect(target, { max: 1 })
  const seeded = await seed(db).finally(close)
  const server = await startServer({ env })
  try {
    await sleep(IDLE_MS)
    tell(`${name}, idle for 20 s`, server.pid, idle)
    const unexpected = await sendMixed(server.url, seeded)
    await sleep(SETTLED_MS)
    tell(`${name}, 30 s after ${REQUESTS.toLocaleString('en')} requests`, server.pid, worked, unexpected)
  } finally {
    await server.kill()
  }
}

/** Seven of ten requests load a visitor’s page in one of several languages, two ask for times, one books. */
async function sendMixed(url: string, { office, nextSlot }: Seeded): Promise<number> {
  const { slug, workload } = office
  const date = (atMs: number) => new Date(atMs).toISOString().slice(0, 10)
  const days = new URLSearchParams({
    from: date(workload.from),
    to: date(workload.from + 30 * DAY_MS),
    timezone: workload.visitorTimezone,
  })
  const times = `/api/schedule/${slug}/slots?${days}`
  const paths = [
    `/${slug}`,
    `/${slug}?lang=de`,
    '/booked-1',
    '/booked-2?lang=ja',
    '/form/bench-form',
    '/auth',
    '/success',
  ]
  const book = createBookings(nextSlot)
  const gets = [...paths, times, times].map((path) => ({ method: 'GET' as const, path }))
  const booking = {
    method: 'POST' as const,
    setupRequest: (request: object) => ({ ...request, ...book() }),
  }
  const result = await autocannon({ url, requests: [...gets, booking], amount: REQUESTS, connections: AT_ONCE })
  return result.non2xx + result.errors
}

function tell(name: string, pid: number, goalMb: number, unexpected = 0): void {
  report({
    name: `memory: ${name}`,
    value: memoryOf(pid) ?? Number.NaN,
    unit: 'MB',
    goal: `≤ ${goalMb} MB`,
    ...(unexpected > 0 && { note: `${unexpected} unexpected answers` }),
  })
}
