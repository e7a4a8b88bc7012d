import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { ReadAnswer } from '@/lib/arrivals/api-shapes'
import { DAY_MS } from '@/lib/scheduling/units'
import type { Answer, ApiClient } from '@/tests/support/api/client'
import { signInOwner } from '@/tests/support/api/owner'
import { startIcsServer as startServer } from '@/tests/support/calendars/ics-server'
import { findText } from '@/tests/support/database/all-texts'
import { logged } from '@/tests/support/log'

// Nobody waits in a test for what hangs.
vi.mock('@/lib/arrivals/server/reading-times', async (load) => ({
  ...(await load<object>()),
  REQUEST_MS: 300,
  PAUSES_MS: [1, 1],
  LEAST_MS: 1,
}))

const TOKEN = 'canary7351-token'
const source = await startServer()
const elsewhere = await startServer()
process.env.CALENDLY_API_URL = source.origin
afterAll(async () => {
  await source.stop()
  await elsewhere.stop()
})

/** What came to the source, in the moment in which it came. */
const asked: { url: string; authorization: string | undefined }[] = []

type Given = { status?: number; headers?: Record<string, string>; body?: object } | 'hang'

/** Answers as Calendly does for an account without anything in it, but where a test says otherwise. */
function answerBy(other: (path: string, query: URLSearchParams) => Given | false = () => false): void {
  asked.length = 0
  elsewhere.asked.length = 0
  source.answerBy((request, response) => {
    const { url = '/', headers: sent } = request
    asked.push({ url, authorization: sent.authorization })
    const { pathname, searchParams } = new URL(url, source.origin)
    const given = other(pathname, searchParams) || {}
    if (given === 'hang') return
    const { status = 200, headers = {}, body = {} } = given
    const nothing = { resource: { uri: `${source.origin}/users/A` }, collection: [] }
    response.writeHead(status, headers).end(JSON.stringify({ ...nothing, ...body }))
  })
}

const read = (owner: ApiClient, cursor: string | null = null) =>
  owner.post('/api/arrivals/read?from=calendly', { token: TOKEN, cursor }) as Promise<Answer<ReadAnswer>>

const busy = (path: string) => path === '/scheduled_events' && { status: 429, headers: { 'retry-after': '3' } }
const redirect = { status: 302, headers: { location: `${elsewhere.origin}/users/me` } }
const wholly = { status: 200, body: { cursor: null } }

describe('POST /api/arrivals/read', () => {
  let owner: ApiClient
  beforeEach(async () => {
    owner ??= await signInOwner()
  })

  /** The cursor of a step that stopped at the scheduled events. */
  async function readToEvents(): Promise<string> {
    answerBy(busy)
    const { body } = await read(owner)
    expect(body).toMatchObject({ waitSeconds: 3, cursor: expect.any(String) })
    return body.cursor ?? ''
  }

  it('gives up a source that does not answer after three tries, and its cursor stays valid', async () => {
    const cursor = await readToEvents()
    answerBy(() => 'hang')
    const given = await read(owner, cursor)
    expect(given).toMatchObject({ status: 503, body: { code: 'source_unavailable' } })
    expect(Number(given.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(asked).toHaveLength(3)
    answerBy()
    expect(await read(owner, cursor)).toMatchObject(wholly)
  })

  it('follows no redirect', async () => {
    answerBy(() => redirect)
    const refused = await read(owner)
    expect(refused).toMatchObject({ status: 400, body: { code: 'source_refused' } })
    expect(refused.text).toMatch(/\b302\b/)
    expect([asked.length, elsewhere.asked]).toEqual([1, []])
  })

  it('goes on at its own host where an answer names another for the next page', async () => {
    const next_page = `${elsewhere.origin}/event_types?page_token=second`
    answerBy(
      (path, query) => path === '/event_types' && !query.has('page_token') && { body: { pagination: { next_page } } },
    )
    expect(await read(owner)).toMatchObject(wholly)
    expect(asked.some(({ url }) => url.startsWith('/event_types?') && url.endsWith('page_token=second'))).toBe(true)
    for (const { authorization } of asked) expect(authorization).toBe(`Bearer ${TOKEN}`)
    expect(elsewhere.asked).toEqual([])
  })

  it('takes a cursor for a day', async () => {
    const cursor = await readToEvents()
    answerBy()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS })
    onTestFinished(() => void vi.useRealTimers())
    expect(await read(owner, cursor)).toMatchObject({ status: 400, body: { code: 'cursor' } })
    expect(asked).toEqual([])
  })

  it('shows the token to its source alone', async () => {
    const answers: string[] = []
    for (const given of [
      {},
      redirect,
      { status: 401, body: { message: TOKEN } },
      { status: 500, body: { message: TOKEN } },
    ]) {
      answerBy((path) => path === '/users/me' && given)
      const answer = await read(owner)
      answers.push(JSON.stringify([answer.text, [...answer.headers]]))
    }
    for (const told of [answers, logged()]) expect(JSON.stringify(told)).not.toContain(TOKEN)
    expect(await findText(TOKEN)).toEqual([])
    expect(elsewhere.asked).toEqual([])
  })
})
