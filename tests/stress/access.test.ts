// @module-tag together
// @module-tag nightly
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { METHODS, type Method } from '@/lib/shared/http-methods'
import { type Expectation, GUARDED_PAGES, PUBLIC_PAGES, readAccessTable } from '../support/api/access-table'
import { listPagePaths, readApiRoutes } from '../support/api/routes'
import { createKey } from '../support/factories/keys'
import { createMeeting } from '../support/factories/meetings'
import { sendFor } from '../support/factories/sender'
import { instantAt } from '../support/instants'
import { type HttpAnswer, HttpClient } from './support/http-client'
import { createForm, createPage, signIn, signInOwner } from './support/people'
import { say } from './support/stress'
import { openWorld, type World } from './support/world'

/** In no text of a screen, so that a screen that holds it shows the owner's page. */
const TITLE = 'Cobalt briefing'
const ROUTES = await readApiRoutes()
/** Calls and pages of admins are no calls and no pages to everybody else. */
const ADMINS = '/api/admin/'
/** The middleware draws this one in place of others. */
const REFUSED = '/team/[team]/refused'
const OWNER_PAGES = listPagePaths('(owner)').filter((path) => !path.startsWith('/admin') && path !== REFUSED)

/** An organization's provider that does not answer. */
const AWAY = { OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'nobody', OIDC_CLIENT_SECRET: 'nothing' }

type People = Record<'nobody' | 'beforeTerms' | 'stranger' | 'owner', HttpClient>
let world: World
let url: string
let people: People
let calls = 0

beforeAll(async () => {
  world = await openWorld(inject('postgresUrl'), AWAY)
  url = (await world.start()).url
  people = {
    nobody: new HttpClient(url),
    beforeTerms: await signIn(url, world.inbox),
    stranger: await signInOwner(url, world.inbox),
    owner: await signInOwner(url, world.inbox),
  }
})
afterAll(async () => {
  say(`${calls} calls of ${ROUTES.length} routes and ${OWNER_PAGES.length} pages of owners`)
  await world.close()
})

/** The address with a thing of the owner's own, made for this call alone. */
async function fill(path: string): Promise<string> {
  if (path.includes('[...')) return path.replace(/\[\.\.\.\w+\]/, 'nothing/here')
  if (path.startsWith('/team/')) return fillTeam(path)
  if (/^\/(api\/)?(public\/)?(forms|form|response)\//.test(path)) return fillForm(path)
  const page = await createPage(people.owner, { title: TITLE })
  const times = { startTime: instantAt(301, 0), endTime: instantAt(301, 30) }
  const { id: meeting } = await createMeeting(people.owner, { title: 'Mine', ...times })
  return path
    .replace('[slug]', page.slug)
    .replace('[token]', 'no-such-token')
    .replace('[id]', path.startsWith('/meetings') ? meeting : page.id)
}

async function fillTeam(path: string): Promise<string> {
  const { id, slug } = await sendFor<{ id: string; slug: string }>(people.owner, 201, 'POST', '/api/teams', {
    name: TITLE,
  })
  const wanted = { title: TITLE, timezone: 'UTC' }
  const page = path.includes('[id]')
    ? await sendFor<{ id: string }>(people.owner, 201, 'POST', `/api/time-slot-pages?account=${id}`, wanted)
    : null
  return path.replace('[team]', slug).replace('[id]', page?.id ?? '')
}

async function fillForm(path: string): Promise<string> {
  const form = await createForm(people.owner)
  return path.replace('[slug]', form.slug).replace('[id]', path.startsWith('/response/') ? form.responseId : form.id)
}

async function send(who: keyof People, method: Method, path: string, { body, query }: Expectation) {
  calls += 1
  const answer = await people[who].send(method, query ? `${path}?${query}` : path, { body: body?.() })
  // Only errors of the input list its fields.
  const issues = answer.status === 400 && 'issues' in (answer.body as object) ? { issues: expect.any(Array) } : {}
  const isForPeople = answer.headers['content-type']?.startsWith('text/html')
  if (answer.status >= 400 && !isForPeople)
    expect(answer.body).toEqual({ message: expect.any(String), code: expect.any(String), ...issues })
  return answer
}

const ENTRIES = Object.entries(await readAccessTable()).flatMap(([path, byMethod]) =>
  Object.entries(byMethod).map(([method, expected]) => ({ path, method: method as Method, expected })),
)
const of = (who: Expectation['who']) => ENTRIES.filter(({ expected }) => expected.who === who)

describe('every call on a server', () => {
  test.each(of('session'))(
    '$method $path answers 401 to nobody and asks for no terms',
    async ({ path, method, expected }) => {
      expect((await send('nobody', method, path, expected)).status).toBe(401)
      const client = await signIn(url, world.inbox)
      expect((await client.send(method, path)).status).toBe(expected.status)
    },
  )

  test.each(of('key'))('$method $path answers 401 to everybody without a key', async ({ path, method, expected }) => {
    for (const who of ['nobody', 'beforeTerms', 'owner'] as const) {
      expect((await send(who, method, path, expected)).status, who).toBe(401)
    }
  })

  test.each(of('public'))('$method $path answers everybody alike', async ({ path, method, expected }) => {
    const address = await fill(path)
    for (const who of ['nobody', 'beforeTerms', 'stranger', 'owner'] as const) {
      expect((await send(who, method, address, expected)).status, who).toBe(expected.status)
    }
  })

  test.each(ROUTES.filter(({ path }) => !path.startsWith(ADMINS)))(
    '$path answers 405 to the methods it does not have',
    async ({ path, calls: made }) => {
      const address = path.replace(/\[[^\]]+\]/g, randomUUID())
      for (const method of METHODS.filter((one) => !made.some((call) => call.method === one))) {
        const answer = await people.nobody.send(method, address)
        expect(answer, method).toMatchObject({ status: 405, body: { message: 'Method not allowed' } })
        expect(answer.headers.allow).toBeTruthy()
      }
    },
  )

  describe.each(OWNER_PAGES)('the page %s', (path) => {
    test('sends nobody to sign in, and whoever has not accepted to the terms', async () => {
      const address = await fill(path)
      const next = address === '/' ? '' : `?next=${encodeURIComponent(address)}`
      expect(locationOf(await people.nobody.get(address))).toBe(`/auth${next}`)
      expect(locationOf(await people.beforeTerms.get(address))).toBe(`/terms-acceptance${next}`)
      expect((await people.owner.get(address)).status).toBe(200)
    })

    test.runIf(path.includes('[id]'))('shows a stranger what a missing id gets', async () => {
      const [address, missing] = [await fill(path), path.replace('[id]', randomUUID())]
      const [theirs, nothing] = [await people.stranger.get(address), await people.stranger.get(missing)]
      expect(theirs.status).toBe(nothing.status)
      expect(theirs.text).not.toContain(TITLE)
      expect(theirs.text).not.toContain('Mine')
      expect(theirs.text).not.toContain('Only its owner asks')
    })
  })

  test('every page of visitors is in the table, and none that is not', () => {
    expect([...Object.keys(PUBLIC_PAGES), ...Object.keys(GUARDED_PAGES)].sort()).toEqual(
      [...listPagePaths('(request)'), ...listPagePaths('(visitor)')].sort(),
    )
  })

  test.each(Object.entries(PUBLIC_PAGES))('the page %s is open to everybody', async (_, { address, status }) => {
    const filled = await fill(address)
    for (const client of Object.values(people)) expect((await client.get(filled)).status).toBe(status)
  })

  test.each(Object.entries(GUARDED_PAGES))(
    'the page %s sends whoever comes to where they belong',
    async (path, guard) => {
      for (const who of ['nobody', 'beforeTerms', 'owner'] as const) {
        expect(locationOf(await people[who].get(path)), who).toBe(guard[who])
      }
    },
  )
})

describe('/api/v1 on a server', () => {
  const send = async (method: Method, path: string, headers: Record<string, string>) =>
    fetch(url + path, { method, headers, redirect: 'manual' })
  let withKey: Record<string, string>
  beforeAll(async () => {
    withKey = { authorization: `Bearer ${(await createKey(people.owner)).key}` }
  })

  test.each(['/api/v1/user', '/API/V1/user', '/api/v1/meetings/next'])(
    '%s is for keys: no cookie counts, and no Origin is asked for',
    async (path) => {
      expect((await people.owner.get(path)).status).toBe(401)
      expect((await send('GET', path, {})).status).toBe(401)
      expect((await send('GET', path, withKey)).status).toBe(200)
      const foreign = { ...withKey, origin: 'https://evil.example' }
      expect((await send('DELETE', '/api/v1/time-slot-pages/x', foreign)).status).toBe(404)
    },
  )

  test.each(['', '/nothing/here', '/keys', '/sessions', '/mcp', '/auth/verify', '/auth/google', '/v1/user', '/health'])(
    '/api/v1%s is no call, by any method and with any key',
    async (path) => {
      for (const method of METHODS) {
        const answer = await send(method, `/api/v1${path}`, withKey)
        expect([method, answer.status, await answer.json()]).toEqual([
          method,
          404,
          { message: 'Not found', code: 'not_found' },
        ])
      }
    },
  )
})

/** The path of a redirect, or null for a page. */
function locationOf({ status, headers }: HttpAnswer): string | null {
  if (status === 200) return null
  expect([303, 307]).toContain(status)
  const { pathname, search } = new URL(headers.location ?? '', url)
  return pathname + search
}
