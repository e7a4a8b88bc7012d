// @module-tag together
// @module-tag nightly
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { readApiRoutes } from '../support/api/routes'
import type { TestServer } from '../support/server/server'
import { expectDecent } from './support/decent'
import { requestsTo, type Things } from './support/fuzz-request'
import { HttpClient } from './support/http-client'
import { createForm, createPage, signInOwner } from './support/people'
import { FAILURE, say, seed, size } from './support/stress'
import { DEFAULT_LIMITS, openWorld, type World } from './support/world'

/** Requests to each call, from few addresses and with low limits, so that they are met. */
const RUNS = size(200, 6)
const ADDRESSES = 3
const LOW = {
  LIMIT_BOOKINGS: '4/60',
  LIMIT_BOOKINGS_ADDRESS: '5/60',
  LIMIT_SUBMISSIONS: '5/60',
  LIMIT_PUBLIC_READS: '5/60',
}
const ROUTES = await readApiRoutes()
const CASES = ROUTES.flatMap(({ path, calls }) => calls.map(({ method }) => ({ path, method })))

let world: World
let server: TestServer
let owner: HttpClient
let things: Things
const seen = new Map<number, number>()

beforeAll(async () => {
  say(`seed ${seed}; TEST_SEED=${seed} repeats it`)
  world = await openWorld(inject('postgresUrl'), { ...DEFAULT_LIMITS, ...LOW, TRUST_PROXY: '1' })
  server = await world.start()
  owner = await signInOwner(server.url, world.inbox)
  const [page, form] = [await createPage(owner), await createForm(owner)]
  things = { ids: [page.id, form.id, form.questionId, form.responseId], slugs: [page.slug, form.slug] }
})
afterAll(async () => {
  say(
    [...seen]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${status}: ${count}`)
      .join(', '),
  )
  await world.close()
})

describe('every call with fuzzed requests, under limits', () => {
  test.each(CASES)('$method $path', async ({ path, method }) => {
    const route = ROUTES.find((one) => one.path === path)
    if (!route) throw new Error(`No route ${path}`)
    const nobody = new HttpClient(server.url)
    const requests = fc.tuple(requestsTo(route, method, things), fc.integer({ min: 1, max: ADDRESSES }))
    const property = fc.asyncProperty(requests, async ([{ path: address, raw, headers, signedIn }, number]) => {
      const sender = signedIn && path !== '/api/logout' ? owner : nobody
      const from = { 'x-forwarded-for': `198.51.100.${number}` }
      const answer = await sender.send(method, address, { raw, headers: { ...headers, ...from } })
      seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1)
      expectDecent(answer, path)
    })
    await fc.assert(property, { seed, numRuns: RUNS, endOnFailure: size(0, 1) === 1 })
  })

  test('limits were met, their keys are short, and nothing of it was unexpected to the server', async () => {
    expect(seen.get(429)).toBeGreaterThan(0)
    const { rows } = await world.sql.query<{ longest: number }>('select max(length(key)) as longest from rate_limits')
    expect(rows[0]?.longest).toBeLessThan(120)
    expect(server.output()).not.toMatch(FAILURE)
  })
})
