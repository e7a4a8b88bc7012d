// @module-tag nightly
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import type { ConfigurationText } from '@/lib/configuration/schema'
import { type ApiCall, type ApiRoute, readApiRoutes } from '../support/api/routes'
import { PDF } from '../support/factories/file-contents'
import { addQuestion } from '../support/factories/forms'
import { createMeeting } from '../support/factories/meetings'
import { instantAt } from '../support/instants'
import { openFolder } from './support/embedded'
import { toJsonSchema } from './support/fuzz-request'
import type { HttpClient } from './support/http-client'
import { makeZips } from './support/large-zips'
import { type Body, largestBodies } from './support/largest-body'
import { firstOf, largestDocuments, versionOf } from './support/largest-documents'
import { createLargestForm } from './support/largest-form'
import { createForm, createPage, type Inbox, newEmail, signInOwner, terminalOf } from './support/people'
import { slowestHealth } from './support/pulse'
import { isLong, say, size, sleep } from './support/stress'
import { openWorld } from './support/world'

/** What others wait for their answer at most, whatever one sends; a busy machine takes as many times longer as it does when idle. */
const LIMIT_MS = 250
const IDLE_MS = 50
const ROUNDS = 3
const WORST = 10
const TIMEOUT_MS = 600_000
/** After these the owner is gone. */
const LAST_CALLS = ['/api/logout', '/api/account']

/** `HOLD_ONLY=configuration npm run stress -- hold` measures the calls whose paths have this. */
const isMeasured = ({ path }: { path: string }) => path.includes(process.env.HOLD_ONLY ?? '')
const ROUTES = (await readApiRoutes()).filter(isMeasured)
/** A short run sends one body of each kind. */
const FILLS = isLong ? undefined : ['x']

type Served = { url: string; inbox: Inbox }
type Held = { name: string; status: number; ms: number }

let folder: string
let files: { what: string; raw: Buffer }[] = []
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'slotform-hold-'))
  if (!ROUTES.some(({ calls }) => calls.some(takesFiles))) return
  const counts = { responses: size(100_000, 10_000), files: 1 }
  const { large } = await makeZips(inject('postgresUrl'), folder, counts)
  const picture = sharp({ create: { width: 8_000, height: 2_500, channels: 3, background: '#789' } })
  files = [
    { what: `zip of ${counts.responses} responses`, raw: readFileSync(large) },
    { what: 'picture of 20,000,000 pixels', raw: await picture.png().toBuffer() },
    { what: 'file of 25 MiB', raw: Buffer.concat([PDF, Buffer.alloc(25 * 1024 * 1024 - PDF.length)]) },
  ]
}, TIMEOUT_MS)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const DATABASES = {
  Postgres: async (): Promise<Served> => {
    const world = await openWorld(inject('postgresUrl'), { FILES_URL: `file:${path.join(folder, 'files')}` })
    onTestFinished(() => world.close())
    return { url: (await world.start()).url, inbox: world.inbox }
  },
  'the embedded database': async (): Promise<Served> => {
    const data = openFolder()
    onTestFinished(() => data.close())
    const server = await data.start()
    return { url: server.url, inbox: terminalOf(server) }
  },
}

describe.each(Object.entries(DATABASES))('on %s', (name, open) => {
  test('no call holds others for longer than 250 ms with the largest body that it takes', async () => {
    const served = await open()
    const owner = await signInOwner(served.url, served.inbox)
    const idle = await slowestHealth(served.url, () => sleep(3_000))
    const limit = LIMIT_MS * Math.max(1, idle / IDLE_MS)
    const held: Held[] = []
    for (const route of ROUTES) for (const call of route.calls) held.push(...(await holdBy(served, owner, route, call)))
    if (isMeasured({ path: '/api/public/forms' })) held.push(...(await holdByLargestForm(served, owner)))
    if (isMeasured({ path: '/api/configuration' })) held.push(...(await holdByDocuments(served, name !== 'Postgres')))
    held.sort((one, other) => other.ms - one.ms)
    say(`${held.length} calls on ${name}; others waited longest for (${Math.round(idle)} ms for nothing):`)
    for (const { name: call, status, ms } of held.slice(0, WORST)) say(`  ${Math.round(ms)} ms: ${call}: ${status}`)
    expect(held.filter(({ status }) => status >= 500 && status !== 503)).toEqual([])
    expect(held.filter(({ ms }) => ms > limit)).toEqual([])
  }, 3_600_000)
})

async function holdBy(served: Served, owner: HttpClient, route: ApiRoute, call: ApiCall): Promise<Held[]> {
  const held: Held[] = []
  const bodies = bodiesOf(call)
  // Making them takes seconds, in which the server closes connections: the next request must not take one of those.
  await sleep(50)
  for (const { what, raw } of bodies) {
    const isAlone = LAST_CALLS.includes(route.path) || typeof raw === 'object'
    const one = await hold(served, `${call.method} ${route.path}, ${what}`, async () => {
      const sender = isAlone ? await signInOwner(served.url, served.inbox) : owner
      const address = await fillPath(route.path, sender)
      const headers = { 'content-type': typeof raw === 'object' ? 'application/octet-stream' : 'application/json' }
      const sent = () => sender.send(call.method, address, { raw, headers, timeoutMs: TIMEOUT_MS })
      return async () => (await sent().catch(refusedEarly)).status
    })
    held.push(one)
  }
  return held
}

/** The server answers an upload that it refuses before it has come, and closes; the answer may be lost by that. */
function refusedEarly(error: NodeJS.ErrnoException): { status: number } {
  if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') throw error
  return { status: 0 }
}

/** A call whose body has no schema may take a file. */
function takesFiles({ method, body, operation }: ApiCall): boolean {
  return operation?.bodyTypes !== undefined || (!body && (method === 'POST' || method === 'PUT'))
}

function bodiesOf(call: ApiCall): (Body | { what: string; raw: Buffer | undefined })[] {
  const { body, operation, maxBytes } = call
  if (operation?.bodyTypes) return files
  if (body) return largestBodies(toJsonSchema(body), maxBytes, FILLS)
  const none = { what: 'no body', raw: undefined }
  return takesFiles(call) ? [none, ...files] : [none]
}

/** The least of some rounds, for a machine that has other work: what holds up others by itself does so in each. */
async function hold(served: Served, name: string, prepare: () => Promise<() => Promise<number>>): Promise<Held> {
  let least = await holdOnce(served, name, prepare)
  for (let round = 1; round < ROUNDS && least.ms > LIMIT_MS; round += 1) {
    const held = await holdOnce(served, name, prepare)
    if (held.ms < least.ms) least = held
  }
  return least
}

async function holdOnce({ url }: Served, name: string, prepare: () => Promise<() => Promise<number>>): Promise<Held> {
  const send = await prepare()
  let status = 0
  const ms = await slowestHealth(url, async () => {
    status = await send()
  })
  return { name, status, ms }
}

/** Things of the owner where the path names one, made anew: a call before may have deleted them. */
async function fillPath(template: string, owner: HttpClient): Promise<string> {
  if (!template.includes('[')) return template
  const form = await createForm(owner)
  const makers: Record<string, () => Promise<string>> = {
    '/forms/[id]': async () => form.id,
    '/form-responses/[id]': async () => form.responseId,
    '/public/forms/[slug]': async () => form.slug,
    '/files/[questionId]': async () => (await addQuestion(owner, form.id, 'file')).id,
    '/questions/[questionId]': async () => form.questionId,
    '/time-slot-pages/[id]': async () => (await createPage(owner, { formId: form.id })).id,
    '/schedule/[slug]': async () => (await createPage(owner, { formId: form.id })).slug,
    '/meetings/[id]': async () =>
      (await createMeeting(owner, { title: 'Mine', startTime: instantAt(301, 0), endTime: instantAt(301, 30) })).id,
  }
  let address = template
  for (const [part, make] of Object.entries(makers)) {
    if (address.includes(part)) address = address.replace(part, part.replace(/\[\w+\]/, await make()))
  }
  return address.replace(/\[\w+\]/g, () => randomUUID())
}

/** Makes all of it, changes it, and deletes it; the plan of each comes first. */
async function holdByDocuments(served: Served, isEmbedded: boolean): Promise<Held[]> {
  const owner = await signInOwner(served.url, served.inbox)
  const prefix = `held-${randomUUID().slice(0, 8)}`
  const held: Held[] = []
  const send = async (call: 'plan' | 'apply', what: string, document: object, prune = false) => {
    const name = `POST /api/configuration/${call}, ${what}`
    const prepare = async () => {
      const body = { document, prune, ...(call === 'apply' && { version: await versionOf(owner) }) }
      return async () => (await owner.post(`/api/configuration/${call}`, body, { timeoutMs: TIMEOUT_MS })).status
    }
    held.push(call === 'plan' ? await hold(served, name, prepare) : await holdOnce(served, name, prepare))
  }
  for (const word of ['Made', 'Changed']) {
    for (const [what, document] of Object.entries(largestDocuments(prefix, word, isEmbedded))) {
      await send('plan', `${what}: ${word}`, document)
      await send('apply', `${what}: ${word}`, document)
    }
  }
  const read = () => owner.get('/api/configuration', { timeoutMs: TIMEOUT_MS })
  held.push(await hold(served, 'GET /api/configuration, all of it', async () => async () => (await read()).status))
  const { document } = (await read()).body as { document: ConfigurationText }
  await send('plan', 'as much as fits of what is there', firstOf(document))
  for (const call of ['plan', 'apply'] as const) await send(call, 'nothing is left', { timeOff: [] }, true)
  return held
}

/** Its page in a language is drawn for the first one who opens it. */
async function holdByLargestForm(served: Served, owner: HttpClient): Promise<Held[]> {
  const { slug, answers } = await createLargestForm(owner)
  const languages = ['de', 'fr', 'it']
  const draw = await hold(served, 'GET /form/{slug}, the largest form', async () => {
    const language = languages.pop()
    return async () => (await owner.get(`/form/${slug}?lang=${language}`, { timeoutMs: TIMEOUT_MS })).status
  })
  const answer = (what: string, responses: object) =>
    hold(served, `POST /api/public/forms/[slug]/submit, ${what}`, async () => {
      const body = { respondentName: 'Vera', respondentEmail: newEmail(), responses }
      return async () => (await owner.post(`/api/public/forms/${slug}/submit`, body)).status
    })
  return [
    draw,
    await answer('each question of the largest form', answers.right),
    await answer('all wrong', answers.wrong),
  ]
}
