import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { startFakeProviders } from '@/dev/fake-providers/fake-providers'
import type { ReadAnswer } from '@/lib/arrivals/api-shapes'
import type { Answer, ApiClient } from '@/tests/support/api/client'
import { signInOwner } from '@/tests/support/api/owner'
import { forge } from '@/tests/support/forge'
import { bring } from '@/tests/support/portability/arrivals'

const fakes = await startFakeProviders({ isValidated: false })
Object.assign(process.env, fakes.env)

afterEach(() => fakes.reset())
afterAll(() => fakes.stop())

type Source = 'calendly' | 'calcom' | 'typeform'

const read = (owner: ApiClient, from: Source, cursor: string | null = null, token = fakes[from].holder.token) =>
  owner.post(`/api/arrivals/read?from=${from}`, { token, cursor, pastDays: 30 }) as Promise<Answer<ReadAnswer>>

async function readAll(owner: ApiClient, from: Source): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  let cursor: string | null = null
  do {
    const { status, body, text } = await read(owner, from, cursor)
    expect(status, text).toBe(200)
    expect(text).not.toContain(fakes[from].holder.token)
    for (const document of body.documents) files[document.name] = document.text
    cursor = body.cursor
  } while (cursor)
  return files
}

describe('POST /api/arrivals/read', () => {
  it.each([
    ['calendly', { pages: 2, bookings: 60, forms: 1 }],
    ['calcom', { pages: 1, bookings: 8, forms: 1 }],
    ['typeform', { pages: 0, bookings: 0, forms: 1 }],
  ] as const)('reads an account of %s, and what it returns is brought', async (from, added) => {
    fakes.calendly.eventCount = 60
    const owner = await signInOwner()
    const files = await readAll(owner, from)
    const { status, body, text } = await bring(owner, from, files, { dryRun: true })
    expect(status, text).toBe(200)
    const { pages, bookings, forms } = body.plan.parts
    expect({ pages: pages.added, bookings: bookings.added, forms: forms.added }).toEqual(added)
    expect(text).not.toContain(fakes[from].holder.token)
    const sent = fakes.requests.filter(({ provider }) => provider === from)
    expect(sent.every(({ status }) => status === 200)).toBe(true)
  })

  it('pauses where the source has too many requests, and goes on with the same cursor', async () => {
    const owner = await signInOwner()
    fakes.fail({ provider: 'calendly', kind: 'too-many', path: '/EVENT4/invitees', retryAfterSeconds: 3 })
    const paused = await read(owner, 'calendly')
    expect(paused).toMatchObject({ status: 200, body: { waitSeconds: 3, cursor: expect.any(String) } })
    expect(paused.body.documents.length).toBeGreaterThan(0)
    const rest = await read(owner, 'calendly', paused.body.cursor)
    expect(rest).toMatchObject({ status: 200, body: { cursor: null, waitSeconds: 0 } })
    expect(rest.body.progress.done).toBe(paused.body.progress.of)
  })

  it('tries three times where the source is out of order, and its cursor stays valid', async () => {
    const owner = await signInOwner()
    fakes.calendly.eventCount = 60
    const { cursor } = (await read(owner, 'calendly')).body
    fakes.fail({ provider: 'calendly', kind: 'server-error', path: '/invitees', times: 3 })
    const failed = await read(owner, 'calendly', cursor)
    expect(failed).toMatchObject({ status: 503, body: { code: 'source_unavailable' } })
    expect(Number(failed.headers.get('retry-after'))).toBeGreaterThan(0)
    fakes.fail({ provider: 'calendly', kind: 'malformed', path: '/invitees', times: 2 })
    expect(await read(owner, 'calendly', cursor)).toMatchObject({ status: 200, body: { cursor: null } })
  })

  it('counts what is tried again among the requests of a step', async () => {
    const owner = await signInOwner()
    fakes.calendly.eventCount = 60
    fakes.fail({ provider: 'calendly', kind: 'server-error', path: '/EVENT4/invitees', times: 2 })
    fakes.requests.length = 0
    const { status, body } = await read(owner, 'calendly')
    expect([status, fakes.requests.length]).toEqual([200, 50])
    // Two were tried again, and two lists are read once more for what belongs to their things.
    expect(body.progress.done).toBe(50 - 2 - 2)
    expect(body.cursor).not.toBeNull()
  })

  it('refuses a token that the source refuses, with its status, and without the token', async () => {
    const owner = await signInOwner()
    fakes.typeform.holder.expire()
    const refused = await read(owner, 'typeform')
    expect(refused).toMatchObject({ status: 400, body: { code: 'source_refused' } })
    expect(refused.text).toMatch(/\b401\b/)
    fakes.fail({ provider: 'calcom', kind: 'missing-scope' })
    expect((await read(owner, 'calcom', null, 'wrong-7351')).text).not.toContain('wrong-7351')
    expect(await read(owner, 'calcom', null, 'two words')).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'token' }] },
    })
  })

  it('takes a cursor from its owner for its source alone', async () => {
    const owner = await signInOwner()
    fakes.calendly.eventCount = 60
    const { cursor } = (await read(owner, 'calendly')).body
    const sent = fakes.requests.length
    for (const refused of [
      await read(await signInOwner(), 'calendly', cursor),
      await read(owner, 'typeform', cursor),
      await read(owner, 'calendly', forge(cursor ?? '')),
    ]) {
      expect(refused).toMatchObject({ status: 400, body: { code: 'cursor' } })
    }
    expect(fakes.requests).toHaveLength(sent)
    expect(await owner.post('/api/arrivals/read?from=csv', { token: 'x' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'from' }] },
    })
  })
})
