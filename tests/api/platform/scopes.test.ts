import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Forecast } from '@/lib/pages/forecast'
import { hasScope, neededScopes, SCOPES, type Scope } from '@/lib/shared/scopes'
import { KeyClient } from '@/tests/support/api/key-client'
import { signInOwner } from '@/tests/support/api/owner'
import { readApiRoutes } from '@/tests/support/api/routes'
import { query } from '@/tests/support/database/query'
import { createBooking } from '@/tests/support/factories/bookings'
import { createKey } from '@/tests/support/factories/keys'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'
import { createEndpoint, listLog } from '@/tests/support/webhooks/endpoints'

const CALLS = (await readApiRoutes()).flatMap(({ path, calls }) =>
  calls.flatMap(({ method, scope }) => {
    const needed = neededScopes(scope, method)
    return needed && !needed.includes('any') ? [{ method, path, needed }] : []
  }),
)

/** One key for each scope, of one owner. */
let keys: { scope: Scope; program: KeyClient }[]

beforeAll(async () => {
  const owner = await signInOwner()
  keys = await Promise.all(
    SCOPES.map(async (scope) => ({ scope, program: new KeyClient((await createKey(owner, { scopes: [scope] })).key) })),
  )
})

describe('/api/feeds', () => {
  it('tells of meetings, so that a key for settings alone makes none', () => {
    const feeds = CALLS.filter(({ path }) => path.startsWith('/api/feeds'))
    expect(feeds.map(({ method, needed }) => `${method} ${needed}`).sort()).toEqual([
      'DELETE meetings:write',
      'GET meetings:read',
      'POST meetings:write',
    ])
  })
})

describe.each(CALLS)('$method $path', ({ method, path, needed }) => {
  const at = path.replace('/api/', '/api/v1/').replaceAll(/\[\w+\]/g, randomUUID())

  it(`is for keys with ${needed.join(' and ')}`, async () => {
    for (const { scope, program } of keys) {
      const answer = await program.send(method, at, {})
      const isRefused = answer.status === 403 && (answer.body as { code?: string }).code === 'scope'
      const missing = needed.find((one) => !hasScope([scope], one))
      expect([scope, isRefused]).toEqual([scope, missing !== undefined])
      if (isRefused)
        expect(answer.body).toMatchObject({ message: "This key isn't made for this call.", scope: missing })
    }
  })
})

describe('events that a key subscribes to', () => {
  const ENDPOINTS = '/api/v1/webhook-endpoints'
  const LISTENERS = '/api/v1/webhook-listeners'
  const url = 'https://hooks.invalid/kit'
  let owner: Awaited<ReturnType<typeof signInOwner>>
  const programOf = async (...scopes: Scope[]) => new KeyClient((await createKey(owner, { scopes })).key)
  const refusal = (scope: Scope) => ({ status: 403, body: { code: 'scope', scope } })

  beforeAll(async () => {
    owner = await signInOwner()
  })

  it.each([
    ['booking.created', 'meetings:read'],
    ['booking.no_show', 'meetings:read'],
    ['response.created', 'responses:read'],
    ['form.closed', 'responses:read'],
  ] as const)('%s need %s at an endpoint and a listener, made or changed', async (event, scope) => {
    const bare = await programOf('webhooks:write')
    expect(await bare.post(ENDPOINTS, { url, events: [event] })).toMatchObject(refusal(scope))
    expect(await bare.post(LISTENERS, { events: [event] })).toMatchObject(refusal(scope))
    const other = await createEndpoint(owner, url, { events: ['connection.expired'] })
    expect(await bare.patch(`${ENDPOINTS}/${other.id}`, { events: [event] })).toMatchObject(refusal(scope))
    // Somebody else subscribed to them: a new address would be sent them.
    const own = await createEndpoint(owner, url, { events: [event] })
    expect(await bare.patch(`${ENDPOINTS}/${own.id}`, { url: `${url}/2` })).toMatchObject(refusal(scope))
    expect(await bare.post(`${ENDPOINTS}/${own.id}/test`, {})).toMatchObject(refusal(scope))
    expect(await bare.post(`${ENDPOINTS}/${other.id}/test`, { type: event })).toMatchObject(refusal(scope))

    const reader = await programOf('webhooks:write', scope)
    const made = await reader.post(ENDPOINTS, { url, events: [event] })
    expect(made.status).toBe(201)
    const listener = await reader.post(LISTENERS, { events: [event] })
    expect(listener.status).toBe(201)
    const poll = `${LISTENERS}/${(listener.body as { id: string }).id}/poll`
    expect((await reader.post(poll, {})).status).toBe(200)
    expect((await bare.post(poll, {})).status).toBe(404)
    expect((await reader.patch(`${ENDPOINTS}/${own.id}`, { url: `${url}/2` })).status).toBe(200)
    for (const { id } of [other, own, made.body as { id: string }]) await owner.delete(`/api/webhook-endpoints/${id}`)
  })

  it('need no more where they tell of neither, or where nothing is read', async () => {
    const bare = await programOf('webhooks:write')
    expect((await bare.post(ENDPOINTS, { url, events: ['connection.expired'] })).status).toBe(201)
    expect((await bare.post(LISTENERS, {})).body).toMatchObject({ events: ['connection.expired'] })
    const reader = await programOf('webhooks:write', 'responses:read')
    const all = { events: ['response.created', 'response.deleted', 'form.closed', 'connection.expired'] }
    expect((await reader.post(LISTENERS, {})).body).toMatchObject(all)
    const { id } = await createEndpoint(owner, url, { events: ['booking.created'] })
    expect((await bare.patch(`${ENDPOINTS}/${id}`, { paused: true, description: 'Off' })).status).toBe(200)
  })

  it('are what a key sees of the deliveries, and what it sends again', async () => {
    const bare = await programOf('webhooks:write')
    const { id } = await createEndpoint(owner, url, { events: ['booking.created'] })
    const delivery = await owner.post(`/api/webhook-endpoints/${id}/test`, {})
    expect(await listLog(owner, id)).toHaveLength(1)
    expect((await bare.get(`${ENDPOINTS}/${id}/deliveries`)).body).toEqual([])
    const again = `${ENDPOINTS}/${id}/deliveries/${(delivery.body as { id: string }).id}/resend`
    expect((await bare.post(again, {})).status).toBe(404)
    expect((await (await programOf('webhooks:write', 'meetings:read')).post(again, {})).status).toBe(200)
  })

  it('hold for what waits, when an endpoint gets another address', async () => {
    const bare = await programOf('webhooks:write')
    const { id } = await createEndpoint(owner, url, { events: ['form.closed'] })
    await owner.post(`/api/webhook-endpoints/${id}/test`, {})
    await query(sql`update webhook_deliveries set status = 'held' where endpoint_id = ${id}::uuid`)
    await owner.patch(`/api/webhook-endpoints/${id}`, { events: ['connection.expired'] })
    expect(await bare.patch(`${ENDPOINTS}/${id}`, { url: `${url}/2` })).toMatchObject(refusal('responses:read'))
  })
})

describe('names in what a key for pages reads', () => {
  it('are those of nobody without the right to read meetings', async () => {
    const owner = await signInOwner()
    const page = await createPage(owner)
    const at = inDays(3, 10)
    const { meeting } = await createBooking(owner, page.slug, visitor(at, { attendeeName: 'Vera Secret' }))
    const closed = {
      availabilities: page.availabilities.filter(({ dayOfWeek }) => dayOfWeek !== new Date(at).getUTCDay()),
    }
    const forecast = async (...scopes: Scope[]) => {
      const program = new KeyClient((await createKey(owner, { scopes })).key)
      const told = await program.post(`/api/v1/time-slot-pages/${page.id}/forecast`, closed)
      const why = await program.get(`/api/v1/time-slot-pages/${page.id}/explain?at=${at}`)
      expect([told.status, why.status]).toEqual([200, 200])
      expect((told.body as Forecast).standing.total).toBe(1)
      return [told.text.includes('Vera Secret'), why.text.includes(meeting.id)]
    }
    expect(await forecast('pages:read')).toEqual([false, false])
    expect(await forecast('pages:read', 'meetings:read')).toEqual([true, true])
  })
})
