// @module-tag nightly
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { findFreePort } from '@/tests/support/server/free-port'
import { startServer, type TestServer } from '@/tests/support/server/server'
import { addQuestion, createForm } from '../support/factories/forms'
import { sendFor } from '../support/factories/sender'
import { HttpClient } from './support/http-client'
import { createPage, signInOwner } from './support/people'
import { PROXIES, startProxy } from './support/proxies'
import { waitUntil } from './support/stress'
import { openWorld, type World } from './support/world'

/** A change by the owner shows on every process within so long. */
const FOLLOWS_MS = 5_000
const MIB = 1024 * 1024
const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(24 * MIB, 'x')])

let world: World
let apps: TestServer[]
let port: number
beforeAll(async () => {
  port = await findFreePort()
  world = await openWorld(inject('postgresUrl'), {
    APP_URL: `http://localhost:${port}`,
    TRUST_PROXY: '1',
    LIMIT_CONTACT: '2/600',
  })
  apps = [await startServer({ env: world.env }), await startServer({ env: world.env })]
})
afterAll(async () => {
  await Promise.all(apps?.map((app) => app.kill()) ?? [])
  await world.close()
})

const names = Object.keys(PROXIES) as (keyof typeof PROXIES)[]
describe.each(names)('%s as docs/deploy.md prints it', (name) => {
  describe.skipIf(!PROXIES[name].find())('before two processes', () => {
    let proxy: Awaited<ReturnType<typeof startProxy>>
    let owner: HttpClient
    const url = () => `http://localhost:${port}`
    beforeAll(async () => {
      proxy = await startProxy(name, port, [apps[0]?.port ?? 0, apps[1]?.port ?? 0])
      owner = await signInOwner(url(), world.inbox)
    })
    afterAll(() => proxy?.stop())

    test('serves pages, whose change shows on both processes within five seconds', async () => {
      const page = await createPage(owner, { title: 'Before' })
      const shows = async (at: string, title: string) =>
        (await new HttpClient(at).get(`/${page.slug}`)).text.includes(title)
      const places = [url(), ...apps.map((app) => app.url)]
      for (const place of places) expect(await shows(place, 'Before')).toBe(true)
      await sendFor(owner, 200, 'PATCH', `/api/time-slot-pages/${page.id}`, { title: 'Afterwards' })
      const begun = Date.now()
      for (const place of places) expect(await waitUntil(() => shows(place, 'Afterwards'), FOLLOWS_MS)).toBe(true)
      expect(Date.now() - begun).toBeLessThan(FOLLOWS_MS)
    })

    test('passes a file of 24 MiB on, and the answer to one that is too large', async () => {
      const form = await createForm(owner, { title: 'Documents' })
      const { id } = await addQuestion(owner, form.id, 'file', { question: 'Your file' })
      const at = `/api/public/forms/${form.slug}/files/${id}`
      const send = (raw: Buffer) => new HttpClient(url()).send('POST', at, { raw, headers: { 'x-file-name': 'a.pdf' } })
      expect((await send(PDF)).status).toBe(201)
      expect((await send(Buffer.concat([PDF, Buffer.alloc(2 * MIB)]))).status).toBe(413)
    })

    test('names the network of each visitor, whatever they claim', async () => {
      const write = async (claimed: string) => {
        const headers = { 'x-forwarded-for': claimed }
        const message = { fullName: 'Ada Lovelace', email: 'ada@example.com', message: 'Do you sell clocks?' }
        return (await new HttpClient(url()).post('/api/contact', message, { headers })).status
      }
      const statuses = [await write('203.0.113.1'), await write('203.0.113.2'), await write('203.0.113.3')]
      expect(statuses.at(-1)).toBe(429)
    })
  })
})
