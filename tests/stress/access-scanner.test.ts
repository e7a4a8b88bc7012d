// @module-tag together
// @module-tag nightly
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { root } from '@/scripts/run.mjs'
import { instantAt } from '../support/instants'
import type { TestServer } from '../support/server/server'
import { HttpClient } from './support/http-client'
import { byOwner, codeOf } from './support/movers'
import { book, createPage, newEmail, signInOwner } from './support/people'
import { say } from './support/stress'
import { allMailsSent, readTables } from './support/tables'
import { openWorld, type World } from './support/world'

/** Addresses that carry the token of a booking, a guest or a request, by their files. */
function listTokenPaths(): string[] {
  const files = ['app', 'pages'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      file.split(path.sep).join('/'),
    ),
  )
  const paths = files
    .filter((file) => file.includes('[token]') && /\.tsx?$/.test(file) && !/(not-found|layout)\.tsx$/.test(file))
    .map((file) => `/${file.replace(/\([^)]*\)\//g, '').replace(/(\/(route|page|index))?\.tsx?$/, '')}`)
  return [...new Set(paths)].sort()
}

let world: World
let server: TestServer
let owner: HttpClient
beforeAll(async () => {
  world = await openWorld(inject('postgresUrl'))
  server = await world.start()
  owner = await signInOwner(server.url, world.inbox)
})
afterAll(() => world.close())

/** A booking and a request with a guest each, a secret page with a link for one booking, and a page that checks addresses. */
async function prepare() {
  const bookOn = async (startTime: string, rules: object) => {
    const page = await createPage(owner, { maxGuests: 1, reminders: [{ minutesBefore: 60, to: 'both' }], ...rules })
    const [email, guest] = [newEmail('visitor'), newEmail('guest')]
    const attempt = { slug: page.slug, startTime, email, key: newEmail('key'), fields: { guests: [guest] } }
    const { body, status } = await book(new HttpClient(server.url), attempt)
    expect(status).toBe(201)
    const { booking, meeting } = body as { booking: { id: string; manageUrl: string }; meeting: { id: string } }
    const token = booking.manageUrl.split('/').at(-1) ?? ''
    return { email, guest, id: booking.id, meetingId: meeting.id, token, startTime }
  }
  const confirmed = await bookOn(instantAt(3, 600), {})
  const request = await bookOn(instantAt(3, 720), { approval: 'always' })
  const secret = await createPage(owner, { visibility: 'secret' })
  const made = await owner.post(`/api/time-slot-pages/${secret.id}/links`, { maxUses: 1 })
  const k = new URL((made.body as { url: string }).url).searchParams.get('k') ?? ''
  const checked = await createPage(owner, { requireEmailCheck: true })
  await allMailsSent(world.sql)
  return { confirmed, request, secret, k, checked }
}

const linksIn = (email: string) =>
  world.sink
    .mailsTo(email)
    .flatMap(({ text, html }) => [...`${text} ${html.replaceAll('&amp;', '&')}`.matchAll(/https?:\/\/[^\s"'<>)]+/g)])
    .map(([link]) => link)
    .filter((link) => link.startsWith(server.url))

describe('GET and HEAD of every public address of a booking', () => {
  test('change nothing, however often a scanner opens them', async () => {
    const { confirmed, request, secret, k, checked } = await prepare()
    const ownerEmail = (await owner.get('/api/user')).body as { email: string }
    const people = [confirmed, request].flatMap(({ email, guest }) => [email, guest])
    const mailed = [...people, ownerEmail.email].flatMap(linksIn).map((link) => link.slice(server.url.length))
    const tokenOf = (pattern: RegExp) => mailed.flatMap((link) => pattern.exec(link)?.[1] ?? [])[0] ?? ''
    const tokens = [
      confirmed.token,
      request.token,
      tokenOf(/\/b\/([\w-]+)\/leave/),
      tokenOf(/\/api\/requests\/([\w-]+)/),
    ]
    expect(tokens.every((token) => token.length > 20)).toBe(true)
    const start = encodeURIComponent(instantAt(4, 600))
    const date = instantAt(4, 0).slice(0, 10)
    const queries = [
      '',
      '?decision=approve',
      '?decision=decline',
      '?noShow=true',
      `?from=${date}&to=${date}`,
      `?startTime=${start}`,
    ]
    const ofTokens = listTokenPaths().flatMap((address) =>
      tokens.flatMap((token) =>
        queries.map((query) => `${address.replace('[token]', token).replace('[start]', start)}${query}`),
      ),
    )
    const schedule = ['', '/slots', '/conflicts', '/book', '/email-check'].map(
      (part) => `/api/schedule/${secret.slug}${part}`,
    )
    const ofLink = ['', '/times', `/times/${start}`, '/secret'].map((part) => `/${secret.slug}${part}`)
    const ofSecret = [...schedule, ...ofLink].map(
      (address) => `${address}?k=${k}&from=${date}&to=${date}&email=a@example.com`,
    )
    const ofCheck = [
      `/${checked.slug}`,
      `/${checked.slug}/times/${start}`,
      `/api/schedule/${checked.slug}/email-check?email=a@example.com`,
    ]
    const isSignIn = (link: string) => link.startsWith('/api/auth/')
    const addresses = [...new Set([...ofTokens, ...ofSecret, ...ofCheck, ...mailed.filter((link) => !isSignIn(link))])]

    const before = await readTables(world.sql)
    const scanner = new HttpClient(server.url)
    const statuses: Record<number, number> = {}
    for (const method of ['HEAD', 'GET', 'GET']) {
      for (let index = 0; index < addresses.length; index += 8) {
        const answers = await Promise.all(
          addresses.slice(index, index + 8).map((address) => scanner.send(method, address)),
        )
        for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1
      }
    }
    say(`${addresses.length} addresses, by HEAD and twice by GET: ${JSON.stringify(statuses)}`)
    expect(Object.keys(statuses).every((status) => Number(status) < 500)).toBe(true)
    expect(await readTables(world.sql)).toEqual(before)

    // All of it can still be done.
    expect((await byOwner(owner, request, 'approve')).status).toBe(200)
    const attempt = {
      slug: secret.slug,
      startTime: instantAt(5, 600),
      email: newEmail('visitor'),
      key: newEmail('key'),
    }
    expect(codeOf(await book(scanner, { ...attempt, fields: { k } }))).toBeUndefined()
    expect((await scanner.post(`/api/guests/${tokens[2]}/leave`, {})).status).toBe(204)
    expect((await scanner.post(`/api/bookings/${confirmed.token}/cancel`, {})).status).toBe(204)
  })
})
