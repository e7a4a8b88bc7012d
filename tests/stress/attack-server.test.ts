// @module-tag nightly
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import net from 'node:net'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { sendRaw } from '../support/server/raw-http'
import { startServer, type TestServer } from '../support/server/server'
import { openFolder } from './support/embedded'
import { HttpClient } from './support/http-client'
import { createForm, createPage, signInOwner, terminalOf } from './support/people'
import { say, secondsSince, sleep, waitUntil } from './support/stress'
import { openWorld, type World } from './support/world'

/** The answer that an operator's health check waits for, in the middle of an attack. */
const HEALTHY_MS = 250

let world: World
let server: TestServer
/** The same database under a public address. */
let secure: TestServer
let slugs: { page: string; form: string }
beforeAll(async () => {
  world = await openWorld(inject('postgresUrl'), { LIMIT_PAGE_READS: '300/60' })
  server = await world.start()
  secure = await startServer({ env: { ...world.env, LIMIT_PAGE_READS: '0', APP_URL: 'https://meet.example.com' } })
  const owner = await signInOwner(server.url, world.inbox)
  const [page, form] = await Promise.all([createPage(owner), createForm(owner)])
  slugs = { page: page.slug, form: form.slug }
})
afterAll(async () => {
  await secure?.kill()
  await world.close()
})

/** Opens idle sockets, a hundred at a time, so that the system's backlog drops none. */
async function openSilently(count: number) {
  const sockets: net.Socket[] = []
  let closed = 0
  while (sockets.length < count) {
    const wave = Array.from({ length: 100 }, () => net.connect(server.port, '127.0.0.1').on('error', () => {}))
    for (const socket of wave) {
      // Some are told 408 first, and a socket is not closed before its last byte is read.
      socket.resume().once('close', () => {
        closed += 1
      })
    }
    await Promise.all(wave.map((socket) => once(socket, 'connect')))
    sockets.push(...wave)
  }
  return {
    closed: () => closed,
    end: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** The 90th percentile of health checks until something is true, or 20 seconds have passed. */
async function watchHealth(isOver: () => boolean): Promise<number> {
  const times: number[] = []
  const client = new HttpClient(server.url)
  const end = performance.now() + 20_000
  while (!isOver() && performance.now() < end) {
    const start = performance.now()
    expect((await client.get('/api/health')).status).toBe(200)
    times.push(performance.now() - start)
    await sleep(100)
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.9)] ?? 0
}

describe('HTTP server', () => {
  describe('sockets that say nothing', () => {
    test('1,500 of them hold nobody up, and are gone after ten seconds', async () => {
      const start = performance.now()
      const sockets = await openSilently(1_500)
      const health = await watchHealth(() => sockets.closed() === 1_500)
      say(`1,500 silent sockets: all closed after ${secondsSince(start)}, health within ${health.toFixed(0)} ms`)
      sockets.end()
      expect(sockets.closed()).toBe(1_500)
      expect(health).toBeLessThan(HEALTHY_MS)
    })

    test('more than 2,000 are not kept, and a visitor still comes in', async () => {
      const sockets = await openSilently(2_100)
      expect(await waitUntil(() => sockets.closed() >= 100, 9_000)).toBe(true)
      expect((await new HttpClient(server.url).get('/api/health')).status).toBe(200)
      sockets.end()
    })
  })

  test('a flood of pages ends with 429, and leaves the API and prepared files alone', async () => {
    const client = new HttpClient(server.url)
    const statuses = new Map<number, number>()
    // Guesses at addresses, as the cheapest of all; some as Next's client would ask, and be sent to an address of its own.
    const ask = (index: number) => client.get(`/guess-${index}`, { headers: index % 2 ? { rsc: '1' } : {} })
    for (let from = 0; from < 320; from += 20) {
      const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => ask(from + index)))
      for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect([...statuses.keys()].sort()).toEqual([307, 404, 429])
    expect(statuses.get(429)).toBe(20)

    const refused = await client.get(`/form/${slugs.form}`)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.headers['cache-control']).toBe('no-store')
    expect(refused.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(refused.text).toContain('Wait a minute')
    for (const path of ['/api/health', '/embed.js', '/robots.txt']) expect((await client.get(path)).status).toBe(200)
    // An owner's pages have a larger share of their own.
    expect((await client.get('/meetings')).status).toBe(307)
  })

  describe('the headers of every kind of answer', () => {
    const inlineScripts = (html: string) =>
      [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(([, attributes = '', code = '']) =>
        / src=| nonce=/.test(attributes) ? [] : [`'sha256-${createHash('sha256').update(code).digest('base64')}'`],
      )

    const KINDS: [name: string, path: () => string, status: number, method?: string][] = [
      ['a booking page, drawn for the first time', () => `/${slugs.page}`, 200],
      ['a booking page, cached', () => `/${slugs.page}`, 200],
      ['a form, drawn for the first time', () => `/form/${slugs.form}`, 200],
      ['a form, cached', () => `/form/${slugs.form}`, 200],
      ['a slug that nobody has', () => '/nobody-has-this', 404],
      ['a path without a page', () => '/no/such/page', 404],
      ['the success page', () => '/success', 200],
      ['a legal page', () => '/legal/terms', 200],
      ['a page with a nonce', () => '/auth', 200],
      ['a booking that is not signed', () => '/b/unsigned', 404],
      ['a redirect to the sign-in', () => '/meetings', 307],
      ['a redirect of the framework', () => '/success/', 308],
      ['a redirect of the server', () => '/x//y', 308],
      ['the API', () => '/api/health', 200],
      ['the API, signed out', () => '/api/user', 401],
      ['the API, unknown', () => '/api/no-such', 404],
      ['the API, wrong method', () => '/api/health', 405, 'PUT'],
      ['the page that confirms a sign-in', () => '/api/auth/verify?token=x', 303],
      ['a file', () => '/embed.js', 200],
      ['robots', () => '/robots.txt', 200],
      ['security.txt', () => '/.well-known/security.txt', 200],
      ['the optimizer of pictures, which is closed', () => '/_next/image?url=%2Ficon-192.png&w=64&q=75', 404],
      ['a missing file', () => '/_next/static/x.js', 404],
      ['the mailbox, which is shut', () => '/dev/mailbox', 404],
      ['a bad request', () => '/%', 400],
      ['a write to a page', () => '/success', 405, 'POST'],
    ]

    test.each(KINDS)('%s', async (_, path, status, method = 'GET') => {
      const client = new HttpClient(secure.url)
      for (const encoding of ['identity', 'gzip']) {
        const headers = { 'accept-encoding': encoding }
        const answer = await client.send(method, path(), { headers })
        expect(answer.status).toBe(status)
        const policy = String(answer.headers['content-security-policy'])
        const isFramed = /^\/(form\/)?(kit|feedback|nobody)-/.test(path())
        expect(policy).toContain(isFramed ? 'frame-ancestors *' : "frame-ancestors 'none'")
        expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/)
        expect(policy).toContain('default-src')
        if (path().startsWith('/api/')) expect(policy).toBe("default-src 'none'; frame-ancestors 'none'")
        expect(answer.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
        expect(answer.headers['x-content-type-options']).toBe('nosniff')
        expect(answer.headers['referrer-policy']).toBeTruthy()
        if (answer.text) expect(answer.headers['content-type']).toBeTruthy()
        if (/^text\/plain/.test(answer.headers['content-type'] ?? ''))
          expect(answer.headers['content-type']).toMatch(/charset/)

        if (!/^text\/html/.test(answer.headers['content-type'] ?? '')) continue
        if (encoding === 'identity') for (const source of inlineScripts(answer.text)) expect(policy).toContain(source)
        if (method !== 'GET' || policy.includes("'nonce-")) continue
        const head = await client.send('HEAD', path(), { headers })
        expect(head.status).toBe(status)
        expect(head.text).toBe('')
        expect(head.headers['content-security-policy']).toBe(policy)
      }
    })

    test("what Next's client loads of a cached page allows no inline script at all", async () => {
      const client = new HttpClient(secure.url)
      const headers = { rsc: '1' }
      const { location = '' } = (await client.get(`/${slugs.page}`, { headers })).headers
      const answer = await client.get(location, { headers })
      expect(answer.headers['content-type']).toMatch(/^text\/x-component/)
      expect(answer.headers['content-security-policy']).toContain("script-src 'self';")
    })

    test('say nothing of https where there is none', async () => {
      const answer = await new HttpClient(server.url).get('/api/health')
      expect(answer.headers['strict-transport-security']).toBeUndefined()
    })
  })

  test('each line of the log carries the id that its own answer had, also of many at once', async () => {
    const client = new HttpClient(server.url)
    const ids = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const answer = await client.get(index % 2 ? '/api/user' : '/api/forms')
        return String(answer.headers['x-request-id'])
      }),
    )
    const linesOf = (id: string) =>
      server
        .output()
        .split('\n')
        .filter((line) => line.includes(id))
    expect(new Set(ids).size).toBe(20)
    expect(await waitUntil(() => ids.every((id) => linesOf(id).length > 0), 5_000)).toBe(true)
    for (const [index, requestId] of ids.entries()) {
      const lines = linesOf(requestId).map((line) => JSON.parse(line))
      const route = index % 2 ? '/api/user' : '/api/forms'
      expect(lines).toMatchObject([{ event: 'access_refused', requestId, method: 'GET', route, status: 401 }])
      expect(lines[0].client).toMatch(/^[0-9a-f]{12}$/)
    }
  })

  describe('without a mail transport', () => {
    const mailbox = (port: number, lines = '', version = '1.1') =>
      sendRaw(port, `GET /dev/mailbox HTTP/${version}\r\nHost: localhost:${port}\r\nConnection: close\r\n${lines}\r\n`)

    test('nobody but this machine reaches the server, and its mailbox through no proxy that gives itself away', async () => {
      const folder = openFolder()
      try {
        const local = await folder.start()
        expect((await fetch(`http://localhost:${local.port}/api/health`)).status).toBe(200)
        expect((await fetch(`http://127.0.0.1:${local.port}/api/health`)).status).toBe(200)
        // Another address of this machine, as good as one on its network.
        await expect(fetch(`http://127.0.0.2:${local.port}/api/health`)).rejects.toThrow()

        expect((await mailbox(local.port)).status).toBe(200)
        const throughProxy = [
          // nginx forwards HTTP/1.0 in its shortest configuration.
          await mailbox(local.port, '', '1.0'),
          await mailbox(local.port, 'Via: 1.1 proxy\r\n'),
          await mailbox(local.port, 'X-Forwarded-For: 203.0.113.9\r\n'),
          await mailbox(local.port, 'Referer: http://192.168.1.5/auth\r\n'),
          await mailbox(local.port, 'Origin: http://192.168.1.5\r\n'),
        ]
        expect(throughProxy.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
      } finally {
        await folder.close()
      }
    })

    test('a server that HOST opens has no mailbox, and prints the links', async () => {
      const folder = openFolder({ HOST: '0.0.0.0' })
      try {
        const open = await folder.start()
        expect((await fetch(`http://127.0.0.2:${open.port}/api/health`)).status).toBe(200)
        await signInOwner(open.url, terminalOf(open))
        expect((await mailbox(open.port)).status).toBe(404)
        expect(open.output()).toContain('Mail: not sent; its links are printed here')
      } finally {
        await folder.close()
      }
    })
  })

  test('a slow client gets to read an answer that is given before its body has come', async () => {
    const size = 64 * 1024
    const socket = net.connect(server.port, '127.0.0.1')
    let text = ''
    socket.setEncoding('latin1').on('data', (chunk) => {
      text += chunk
    })
    let isCut = false
    socket
      .on('error', () => {})
      .once('close', () => {
        isCut = true
      })
    const head = (length: number) =>
      `POST /api/forms HTTP/1.1\r\nHost: localhost:${server.port}\r\nOrigin: ${server.url}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`
    socket.write(head(size))
    for (let sent = 0; sent < size; sent += size / 16) {
      socket.write('x'.repeat(size / 16))
      await sleep(100)
    }
    socket.write(`GET /api/health HTTP/1.1\r\nHost: localhost:${server.port}\r\n\r\n`)
    expect(await waitUntil(() => /HTTP\/1\.1 401[\s\S]*HTTP\/1\.1 200/.test(text), 5_000)).toBe(true)
    expect(isCut).toBe(false)
    socket.destroy()
  })
})
