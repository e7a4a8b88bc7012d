// @module-tag together
// @module-tag nightly
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { METHODS } from '@/lib/shared/http-methods'
import { readApiRoutes } from '../support/api/routes'
import { createMeeting } from '../support/factories/meetings'
import { instantAt } from '../support/instants'
import type { TestServer } from '../support/server/server'
import { expectDecent } from './support/decent'
import { requestsTo, type Things } from './support/fuzz-request'
import { HttpClient } from './support/http-client'
import { createForm, createPage, signInOwner } from './support/people'
import { FAILURE, say, seed, size } from './support/stress'
import { LIMITS_OUT_OF_REACH, openWorld, type World } from './support/world'

const RUNS = size(400, 5)
/** Methods that a route does not support get a 405, with any body. */
const RUNS_REFUSED = size(20, 1)
const ROUTES = await readApiRoutes()
const CASES = ROUTES.flatMap((route) => METHODS.map((method) => ({ path: route.path, method, route })))

let world: World
let server: TestServer
let owner: HttpClient
let things: Things
let sent = 0
const seen = new Map<number, number>()

beforeAll(async () => {
  say(`seed ${seed}; TEST_SEED=${seed} repeats it`)
  world = await openWorld(inject('postgresUrl'), LIMITS_OUT_OF_REACH)
  server = await world.start()
  owner = await signInOwner(server.url, world.inbox)
  things = { ids: [randomUUID()], slugs: ['no-such-page'] }
})
afterAll(async () => {
  const counts = [...seen].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
  say(`${sent} requests; ${counts.join(', ')}`)
  await world.close()
})

async function makeThings(): Promise<Things> {
  const times = { startTime: instantAt(301, 0), endTime: instantAt(301, 30) }
  const page = await createPage(owner)
  const { id: meeting } = await createMeeting(owner, { title: 'Mine', ...times })
  const form = await createForm(owner)
  const ids = [page.id, meeting, form.id, form.questionId, form.responseId]
  return { ids: [...ids, ...things.ids], slugs: [page.slug, form.slug, ...things.slugs] }
}

describe('every call with fuzzed requests', () => {
  test.each(CASES)('$method $path', async ({ route, path, method }) => {
    const isRefused = !route.calls.some((call) => call.method === method)
    // A session that is signed out is of no use to the calls after it.
    const signedIn = path === '/api/logout' ? await signInOwner(server.url, world.inbox) : owner
    const nobody = new HttpClient(server.url)
    const requests = requestsTo(route, method, isRefused ? things : await makeThings())
    const property = fc.asyncProperty(
      requests,
      async ({ method: verb, path: address, raw, headers, signedIn: isOwner }) => {
        const answer = await (isOwner ? signedIn : nobody).send(verb, address, { raw, headers })
        sent += 1
        seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1)
        expectDecent(answer, path)
      },
    )
    await fc.assert(property, { seed, numRuns: isRefused ? RUNS_REFUSED : RUNS, endOnFailure: size(0, 1) === 1 })
    nobody.cookies.clear()
  })

  test('and nothing of it was unexpected to the server', () => {
    expect(server.output()).not.toMatch(FAILURE)
  })
})
