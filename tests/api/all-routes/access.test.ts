import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { readAccessTable } from '@/tests/support/api/access-table'
import { type Answer, ApiClient } from '@/tests/support/api/client'
import { createIntegration } from '@/tests/support/api/connect'
import { submit } from '@/tests/support/api/forms'
import { newEmail, signInNewcomer, signInOwner } from '@/tests/support/api/owner'
import { readApiRoutes } from '@/tests/support/api/routes'
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

const THINGS: Record<string, keyof Ids> = {
  arrivals: 'arrival',
  export: 'export',
  feeds: 'feed',
  files: 'file',
  forms: 'form',
  'form-responses': 'response',
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

/** Every call of an owner; `{form}` and similar placeholders are ids. Starting OAuth answers with redirects, and has tests of its own. */
const OWNER_CALLS = Object.entries(await readAccessTable()).flatMap(([path, byMethod]) =>
  Object.entries(byMethod).flatMap(([method, { who, body, query }]): [method: string, path: string, body?: object][] =>
    who === 'owner' && !path.startsWith('/api/auth/')
      ? [[method, nameIds(path) + (query ? `?${query}` : ''), body?.()]]
      : [],
  ),
)

/** `/api/forms/[id]/questions/[questionId]` → `/api/forms/{form}/questions/{question}` */
function nameIds(path: string): string {
  return path
    .replace('[questionId]', '{question}')
    .replace('[linkId]', '{link}')
    .replace('[deliveryId]', '{delivery}')
    .replace('[account]', '{member}')
    .replace('[invitationId]', '{invitation}')
    .replace('[token]', '{invitationToken}')
    .replace('[id]', `{${THINGS[path.split('/')[2] ?? '']}}`)
}

const CALLS_WITH_ID = OWNER_CALLS.filter(([, path]) => path.includes('{'))
const CALLS_WITH_BODY = OWNER_CALLS.filter(([, , body]) => body)

const THING_NAMES = [
  'arrival',
  'page',
  'key',
  'link',
  'export',
  'feed',
  'file',
  'webhook',
  'delivery',
  'listener',
  'meeting',
  'form',
  'question',
  'response',
  'integration',
  'timeOff',
  'timeRequest',
  'session',
  'team',
  'room',
  'member',
  'invitation',
  'invitationToken',
] as const

type Ids = Record<(typeof THING_NAMES)[number], string>

const fill = (path: string, ids: Ids) => path.replace(/\{(\w+)\}/g, (_, name: keyof Ids) => ids[name])
const allOf = (id: string) => Object.fromEntries(THING_NAMES.map((name) => [name, id])) as Ids

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
  const { team, member, invitation, room } = await teamOf(owner)
  const session = await insertSession(((await owner.get('/api/user')).body as { id: string }).id)
  const hooks = await owner.post('/api/webhook-endpoints', WEBHOOK)
  const webhook = (hooks.body as { id: string }).id
  const tested = await owner.post(`/api/webhook-endpoints/${webhook}/test`)
  const delivery = (tested.body as { id: string }).id
  const listener = ((await owner.post('/api/webhook-listeners', {})).body as { id: string }).id
  const things: Ids = {
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
    integration,
    timeOff,
    timeRequest,
    session,
    webhook,
    delivery,
    listener,
    team,
    room,
    member,
    invitation,
    // A link that was mailed is not a thing of its sender.
    invitationToken: 'no-such-token',
  }
  return { owner, ids: things }
}

/** With a member besides the owner, and an invitation that nobody has answered. */
async function teamOf(owner: ApiClient) {
  const team = await makeTeam(owner)
  const { id: member } = await addMember(owner, team, 'viewer')
  const invited = await owner.post(`/api/teams/${team.id}/invitations`, { email: newEmail(), role: 'host' })
  const room = await actingFor(owner, team.id).post('/api/rooms', { name: 'Ours' })
  const idOf = ({ body }: Answer) => (body as { id: string }).id
  return { team: team.id, member, invitation: idOf(invited), room: idOf(room) }
}

/** The largest body that a call takes. */
async function readMaxBytes(method: string, path: string): Promise<number> {
  const route = (await readApiRoutes()).find((one) => nameIds(one.path) === path.split('?')[0])
  return Number(route?.calls.find((call) => call.method === method)?.maxBytes)
}

/** An archive names its time, a meeting that nobody booked has no slots and no hosts, and a person's page no hosts. */
const UNREAD = /\{export\}|\{meeting\}\/(slots|hand-over)|\{page\}\/fairness/

/** Reads everything that an owner can see of them. */
async function readThings(owner: ApiClient, ids: Ids) {
  const paths = [
    '/api/feeds',
    '/api/forms',
    '/api/integrations',
    '/api/keys',
    '/api/sessions',
    '/api/time-off',
    ...CALLS_WITH_ID.flatMap(([method, path]) => (method === 'GET' && !UNREAD.test(path) ? [path] : [])),
  ]
  return Promise.all(paths.map((path) => owner.get(fill(path, ids))))
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
  const address = fill(path, allOf(randomUUID()))

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
    const send = (ids: Ids) => stranger.send(method, fill(path, ids), { body })
    const theirs = await send(victim.ids)
    const missing = await send(allOf(randomUUID()))
    const malformed = await send(allOf('not-an-id'))
    expect([theirs.status, missing.status, malformed.status]).toEqual([404, 404, 404])
    expect([missing.text, malformed.text]).toEqual([theirs.text, theirs.text])
  })

  it('change nothing', async () => {
    const after = await readThings(victim.owner, victim.ids)
    expect(after.map(({ status, text }) => [status, text])).toEqual(before.map(({ status, text }) => [status, text]))
  })
})

describe.each(CALLS_WITH_BODY)('%s %s', (method, path) => {
  const send = (call: Parameters<ApiClient['send']>[2]) => victim.owner.send(method, fill(path, victim.ids), call)
  const json = { 'content-type': 'application/json' }

  it('answers 400 to a body that is no object, or holds text that cannot be stored', async () => {
    expect((await send({ raw: '[]', headers: json })).status).toBe(400)
    const unstorable = { status: 400, body: { message: 'Text contains characters that cannot be stored' } }
    expect(await send({ raw: '{"title":"a\\u0000b"}', headers: json })).toMatchObject(unstorable)
  })

  it('answers 415 to a body that is no JSON, 413 to one over what the call takes', async () => {
    expect((await send({ raw: '{}', headers: { 'content-type': 'text/plain' } })).status).toBe(415)
    const raw = JSON.stringify({ title: 'x'.repeat(await readMaxBytes(method, path)) })
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
