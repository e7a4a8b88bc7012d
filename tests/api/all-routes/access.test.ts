import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { readAccessTable } from '@/tests/support/api/access-table'
import { type Answer, ApiClient } from '@/tests/support/api/client'
import { createIntegration } from '@/tests/support/api/connect'
import { submit } from '@/tests/support/api/forms'
import { newEmail, signInNewcomer, signInOwner } from '@/tests/support/api/owner'
import { readApiRoutes } from '@/tests/support/api/routes'
import { query } from '@/tests/support/database/query'
import { insertFile } from '@/tests/support/factories/files'
import { createFormWith } from '@/tests/support/factories/forms'
import { createKey } from '@/tests/support/factories/keys'
import { createMeeting } from '@/tests/support/factories/meetings'
import { createPage, inDays } from '@/tests/support/factories/pages'
import { insertSession } from '@/tests/support/factories/sessions'
import { actingFor, addMember, makeTeam } from '@/tests/support/factories/teams'
import { addTimeOff } from '@/tests/support/factories/time-off'
import { createTimeRequest } from '@/tests/support/factories/time-requests'
import { bring } from '@/tests/support/portability/arrivals'

const meeting = { title: 'Mine', startTime: inDays(2, 9), endTime: inDays(2, 10) }

/** Its name has no address, so that each delivery fails. */
const WEBHOOK = { url: 'https://hooks.invalid/kit', events: ['form.closed'] }

/** The thing of `[id]`, by the first part of a path; `ownerWithThings` makes one of each. */
const THINGS: Record<string, keyof Ids> = {
  arrivals: 'arrival',
  export: 'export',
  feeds: 'feed',
  files: 'file',
  forms: 'form',
  'form-responses': 'response',
  hosting: 'hostedPage',
  identities: 'identity',
  integrations: 'integration',
  keys: 'key',
  meetings: 'meeting',
  rooms: 'room',
  sessions: 'session',
  teams: 'team',
  'time-off': 'timeOff',
  'time-requests': 'timeRequest',
  'time-slot-pages': 'page',
  'webhook-endpoints': 'webhook',
  'webhook-listeners': 'listener',
}

type OwnerCall = [method: string, path: string, body: object | undefined, route: string]

/** Every call of an owner; `{form}` and similar placeholders are ids. Starting OAuth answers with redirects, and has tests of its own. */
const OWNER_CALLS = Object.entries(await readAccessTable()).flatMap(([path, byMethod]) =>
  Object.entries(byMethod).flatMap(([method, { who, body, query }]): OwnerCall[] =>
    who === 'owner' && !path.startsWith('/api/auth/')
      ? [[method, nameIds(path) + (query ? `?${query}` : ''), body?.(), path]]
      : [],
  ),
)

/** `/api/forms/[id]/questions/[questionId]` → `/api/forms/{form}/questions/{question}` */
function nameIds(path: string): string {
  return path
    .replace('[account]', '{member}')
    .replace('[token]', '{invitationToken}')
    .replace('[id]', () => `{${thingOf(path)}}`)
    .replace(/\[(\w+)Id\]/, '{$1}')
}

function thingOf(path: string): keyof Ids {
  const thing = THINGS[path.split('/')[2] ?? '']
  if (!thing) throw new Error(`${path}: name its thing in THINGS, and make one in ownerWithThings`)
  return thing
}

const CALLS_WITH_ID = OWNER_CALLS.filter(([, path]) => path.includes('{'))
const CALLS_WITH_BODY = OWNER_CALLS.filter(([, , body]) => body)

type Ids = Awaited<ReturnType<typeof ownerWithThings>>['ids']

/** Puts ids into a path: those of its things, or one for all. */
const fill = (path: string, ids: Ids | string) =>
  path.replace(/\{(\w+)\}/g, (_, name: keyof Ids) => (typeof ids === 'string' ? ids : ids[name]))

async function ownerWithThings() {
  const owner = await signInOwner()
  const page = (await createPage(owner)).id
  const link = ((await owner.post(`/api/time-slot-pages/${page}/links`, {})).body as { id: string }).id
  const feed = ((await owner.post('/api/feeds', { kind: 'full' })).body as { id: string }).id
  const key = (await createKey(owner)).id
  const arrival = (await bring(owner, 'csv', { 'a.csv': 'Name\nAda\n' })).body.id ?? ''
  const exported = ((await owner.post('/api/export')).body as { id: string }).id
  const created = await createMeeting(owner, meeting)
  const { form, ids } = await createFormWith(owner, 'text')
  const response = (await submit(form.slug, { responses: { [ids[0]]: 'Mine' } })).body.id
  const file = await insertFile({ formId: form.id, questionId: ids[0], responseId: response })
  const integration = await createIntegration(owner)
  const timeOff = (await addTimeOff(owner)).id
  const timeRequest = (await createTimeRequest(owner)).id
  const { id: account } = (await owner.get('/api/user')).body as { id: string }
  const session = await insertSession(account)
  const [identity] = await query<{ id: string }>(sql`
    insert into identities (issuer, subject, user_id) values ('https://idp.example', ${account}, ${account}) returning id`)
  const hooks = await owner.post('/api/webhook-endpoints', WEBHOOK)
  const webhook = (hooks.body as { id: string }).id
  const tested = await owner.post(`/api/webhook-endpoints/${webhook}/test`)
  const delivery = (tested.body as { id: string }).id
  const listener = ((await owner.post('/api/webhook-listeners', {})).body as { id: string }).id
  const things = {
    arrival,
    page,
    key,
    link,
    export: exported,
    feed,
    file,
    meeting: created.id,
    form: form.id,
    question: ids[0],
    response,
    identity: identity?.id ?? '',
    integration,
    timeOff,
    timeRequest,
    session,
    webhook,
    delivery,
    listener,
    ...(await teamOf(owner, account)),
    // A link that was mailed is not a thing of its sender.
    invitationToken: 'no-such-token',
  }
  return { owner, ids: things }
}

/** With a member besides the owner, an invitation that nobody has answered, and a page that the owner hosts. */
async function teamOf(owner: ApiClient, account: string) {
  const team = await makeTeam(owner)
  const { id: member } = await addMember(owner, team, 'viewer')
  const invited = await owner.post(`/api/teams/${team.id}/invitations`, { email: newEmail(), role: 'host' })
  const acting = actingFor(owner, team.id)
  const room = await acting.post('/api/rooms', { name: 'Ours' })
  const hostGroups = [{ name: 'Hosts', need: 1, hosts: [{ account }] }]
  const hosted = await acting.post('/api/time-slot-pages', { title: 'Ours', timezone: 'UTC', hostGroups })
  const idOf = ({ body }: Answer) => (body as { id: string }).id
  return { team: team.id, member, invitation: idOf(invited), room: idOf(room), hostedPage: idOf(hosted) }
}

/** The largest body that a call takes. */
async function readMaxBytes(method: string, path: string): Promise<number> {
  const route = (await readApiRoutes()).find((one) => one.path === path)
  return Number(route?.calls.find((call) => call.method === method)?.maxBytes)
}

/** An archive names its time, a meeting that nobody booked has no slots and no hosts, and a person's page no hosts. */
const UNREAD = /\{export\}|\{meeting\}\/(slots|hand-over)|\{page\}\/fairness/

/** Reads everything that an owner can see of them. */
async function readThings(owner: ApiClient, ids: Ids) {
  const paths = [
    '/api/feeds',
    '/api/forms',
    '/api/hosting',
    '/api/identities',
    '/api/integrations',
    '/api/keys',
    '/api/sessions',
    '/api/time-off',
    ...CALLS_WITH_ID.flatMap(([method, path]) => (method === 'GET' && !UNREAD.test(path) ? [path] : [])),
  ]
  return Promise.all(paths.map((path) => owner.get(fill(path, ids))))
}

/** Everything by which a stranger could tell two answers apart, without what is new in each. */
function seen({ text, headers }: Answer) {
  const { date, 'x-request-id': requestId, ...others } = Object.fromEntries(headers)
  return { text, others }
}

let newcomer: ApiClient
let stranger: ApiClient
let victim: Awaited<ReturnType<typeof ownerWithThings>>
beforeAll(async () => {
  newcomer = await signInNewcomer()
  stranger = await signInOwner()
  victim = await ownerWithThings()
})

describe.each(OWNER_CALLS)('%s %s', (method, path, body) => {
  const address = fill(path, randomUUID())

  it('answers 401 without a session, 403 before the terms are accepted', async () => {
    expect(await new ApiClient().send(method, address, { body })).toMatchObject({
      status: 401,
      body: { message: 'Not authenticated' },
    })
    expect(await newcomer.send(method, address, { body })).toMatchObject({
      status: 403,
      body: { message: 'Terms of Use not accepted' },
    })
  })
})

describe('calls to what belongs to somebody else', () => {
  let before: Answer[]
  beforeAll(async () => {
    before = await readThings(victim.owner, victim.ids)
    expect(before.every((answer) => answer.status < 400)).toBe(true)
  })

  it.each(CALLS_WITH_ID)('%s %s answers the very bytes that a missing and a malformed id get', async (...call) => {
    const [method, path, body] = call
    const send = (ids: Ids | string) => stranger.send(method, fill(path, ids), { body })
    const theirs = await send(victim.ids)
    const missing = await send(randomUUID())
    const malformed = await send('not-an-id')
    expect([theirs.status, missing.status, malformed.status]).toEqual([404, 404, 404])
    expect([seen(missing), seen(malformed)]).toEqual([seen(theirs), seen(theirs)])
  })

  it('change nothing', async () => {
    const after = await readThings(victim.owner, victim.ids)
    expect(after.map(({ status, text }) => [status, text])).toEqual(before.map(({ status, text }) => [status, text]))
  })
})

describe.each(CALLS_WITH_BODY)('%s %s', (method, path, _, route) => {
  const send = (call: Parameters<ApiClient['send']>[2]) => victim.owner.send(method, fill(path, victim.ids), call)
  const json = { 'content-type': 'application/json' }

  it('answers 400 to a body that is no object, or holds text that cannot be stored', async () => {
    expect((await send({ raw: '[]', headers: json })).status).toBe(400)
    const unstorable = { status: 400, body: { message: 'Text contains characters that cannot be stored' } }
    expect(await send({ raw: '{"title":"a\\u0000b"}', headers: json })).toMatchObject(unstorable)
  })

  it('answers 415 to a body that is no JSON, 413 to one over what the call takes', async () => {
    expect((await send({ raw: '{}', headers: { 'content-type': 'text/plain' } })).status).toBe(415)
    const raw = JSON.stringify({ title: 'x'.repeat(await readMaxBytes(method, route)) })
    expect((await send({ raw, headers: json })).status).toBe(413)
  })

  it('answers 403 to a page of another site', async () => {
    const answer = await send({ raw: '{}', headers: { ...json, origin: 'https://evil.example' } })
    expect(answer.status).toBe(403)
  })
})

describe('a method that a call does not have', () => {
  it('is answered 405 with those that it has', async () => {
    const answer = await (await signInOwner()).put('/api/settings', {})
    expect(answer).toMatchObject({ status: 405, body: { message: 'Method not allowed' } })
    expect(answer.headers.get('allow')).toBe('GET, PATCH')
  })
})

describe('a call that does not exist', () => {
  it('is answered 404 in JSON', async () => {
    expect(await new ApiClient().get('/api/nothing/here')).toMatchObject({
      status: 404,
      body: { message: 'Not found' },
    })
  })
})
