import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { root } from '@/scripts/run.mjs'
import { instantAt } from '../support/instants'
import type { TestServer } from '../support/server/server'
import { HttpClient } from './support/http-client'
import { countWaitingMails } from './support/invariants'
import { byOwner, codeOf } from './support/movers'
import { book, createPage, newEmail, signInOwner } from './support/people'
import { say, waitUntil } from './support/stress'
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

/** Everything that a visit could change: the tables of bookings, of what follows them, and of secret links. */
const TABLES = [
  ...['time_slot_bookings', 'meetings', 'outbox', 'calendar_events', 'page_booking_counts', 'time_slot_pages'],
  ...['page_links', 'email_checks', 'form_responses', 'idempotency_keys', 'users', 'user_settings'],
  ...['recipient_mail_counts', 'owner_mail_counts', 'page_changes'],
]

let world: World
let server: TestServer
let owner: HttpClient
beforeAll(async () => {
  world = await openWorld(inject('postgresUrl'))
  server = await world.start()
  owner = await signInOwner(server.url, world.inbox)
})
afterAll(() => world.close())

async function readTables(): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {}
  for (const table of TABLES) {
    const { rows } = await world.sql.query(
      `select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash from ${table} t`,
    )
    hashes[table] = rows[0].hash
  }
  return hashes
}

/** A request and a booking with a guest, and a secret page with a link for one booking. */
async function prepare() {
  const startTime = instantAt(3, 600)
  const bookOn = async (fields: object, more: object = {}) => {
    const page = await createPage(owner, { maxGuests: 1, reminders: [{ minutesBefore: 60, to: 'both' }], ...fields })
    const [email, guest] = [newEmail('visitor'), newEmail('guest')]
    const attempt = {
      slug: page.slug,
      startTime: instantAt(3, fields === REQUESTS ? 720 : 600),
      email,
      key: newEmail('key'),
    }
    const { body, status } = await book(new HttpClient(server.url), {
      ...attempt,
      fields: { guests: [guest], ...more },
    })
    expect(status).toBe(201)
    const { booking, meeting } = body as { booking: { id: string; manageUrl: string }; meeting: { id: string } }
    const token = booking.manageUrl.split('/').at(-1) ?? ''
    return { page, email, guest, id: booking.id, meetingId: meeting.id, token, startTime }
  }
  const confirmed = await bookOn({})
  const request = await bookOn(REQUESTS)
  const secret = await createPage(owner, { visibility: 'secret' })
  const made = await owner.post(`/api/time-slot-pages/${secret.id}/links`, { maxUses: 1 })
  const k = new URL((made.body as { url: string }).url).searchParams.get('k') ?? ''
  const checked = await createPage(owner, { requireEmailCheck: true })
  expect(await waitUntil(async () => (await countWaitingMails(world.sql)) <= 2, 30_000)).toBe(true)
  return { confirmed, request, secret, k, checked }
}

const REQUESTS = { approval: 'always' }

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
      ...[confirmed.token, request.token, tokenOf(/\/b\/([\w-]+)\/leave/), tokenOf(/\/api\/requests\/([\w-]+)/)],
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

    const before = await readTables()
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
    expect(await readTables()).toEqual(before)

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
