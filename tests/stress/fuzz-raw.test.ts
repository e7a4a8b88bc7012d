// @module-tag together
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { sendRaw } from '../support/server/raw-http'
import type { TestServer } from '../support/server/server'
import { HttpClient } from './support/http-client'
import { FAILURE, say, seed, size } from './support/stress'
import { openWorld, type World } from './support/world'

const RUNS = size(40, 2)
/** Side by side: some of them are answered only when the client is done waiting. */
const PARALLEL = 50

let world: World
let server: TestServer
beforeAll(async () => {
  world = await openWorld(inject('postgresUrl'))
  server = await world.start()
})
afterAll(() => world.close())

/** Wrong in one place at a time, as a rule: what is wrong everywhere never reaches the app. */
const mostly = <T>(right: fc.Arbitrary<T>, wrong: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 7, arbitrary: right }, { weight: 1, arbitrary: wrong })

const word = mostly(
  fc.constantFrom('GET', 'GET', 'POST', 'PUT', 'HEAD', 'OPTIONS', 'DELETE', 'PATCH'),
  fc.constantFrom('TRACE', 'get', 'G\0T', 'BREW', ''),
)
const PATHS = [
  ...[
    '/',
    '/api/health',
    '/api/user',
    '/api/meetings/%',
    '/api/meetings/%ff',
    '/api/meetings/%c0%ae',
    '/api/schedule/%00/book',
  ],
  ...[
    '/%',
    '/%2e%2e/%2e%2e/etc/passwd',
    '//evil.example/x',
    '/\\evil',
    '/..',
    '/a/../b',
    '/a%2fb',
    '/?%',
    '/?a=%ff&a',
    '*',
  ],
  ...[
    'http://evil.example/',
    '/_next/image?url=x&w=9&q=9',
    '/_next/data/x/y.json',
    '/_next/static/%5c',
    '/b/%F0%9F%98%80',
  ],
  ...[
    '/api/auth/verify?token=%',
    '/auth?next=//evil',
    '/success?start=x&timezone=%00',
    '/legal/%7b',
    '/meetings?_rsc=1',
    '/a b',
    '',
  ],
  ...[
    `/${'%41'.repeat(2_000)}`,
    `/${'a'.repeat(9_000)}`,
    `/?${'a&'.repeat(4_000)}`,
    '/favicon.ico',
    '/robots.txt?x',
    '/index',
    '/404',
    '/500',
    '/_error',
  ],
]
const RIGHT = [
  '/',
  '/auth',
  '/api/health',
  '/api/user',
  '/api/settings',
  '/api/schedule/x/slots?from=1',
  '/no-page',
  '/b/x',
]
const target = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...RIGHT) },
  { weight: 4, arbitrary: fc.constantFrom(...PATHS) },
  fc.string({ unit: 'binary' }).map((text) => `/${text}`),
)
const version = mostly(fc.constant('HTTP/1.1'), fc.constantFrom('HTTP/1.0', 'HTTP/2.0', 'HTTP/9', ''))
const host = mostly(fc.constant('Host: localhost'), fc.constantFrom('Host: a/b', 'Host: [::', 'Host: \xff', 'X: y'))

/** Headers, with the body that belongs to them, or does not. */
const ENDINGS = [
  ...[
    '\r\n',
    'Content-Length: 0\r\n\r\n',
    'Content-Length: 2\r\n\r\n{}',
    'Content-Length: -1\r\n\r\n',
    'Content-Length: 9\r\n\r\n{}',
  ],
  ...[
    'Content-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    'Content-Length: 99999999999\r\n\r\n',
    'Content-Length: 2, 2\r\n\r\n{}',
  ],
  ...[
    'Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    'Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n',
    'Transfer-Encoding: chunked\r\n\r\n2\r\n{}',
  ],
  ...[
    'Transfer-Encoding: chunked\r\n\r\n-1\r\n',
    'Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\n',
    'Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n',
  ],
  ...[
    'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n',
    'Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n',
    'Transfer-Encoding:\tchunked\r\n\r\n0;a=b\r\n\r\n',
  ],
  ...[
    `${'a: b\r\n'.repeat(300)}\r\n`,
    `X-Long: ${'a'.repeat(30_000)}\r\n\r\n`,
    `Cookie: ${'a=b; '.repeat(2_000)}\r\n\r\n`,
    'no colon\r\n\r\n',
    ' folded\r\n\r\n',
  ],
  ...[
    'Expect: 100-continue\r\nContent-Length: 2\r\n\r\n{}',
    'Expect: x\r\n\r\n',
    'Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
    'Upgrade: h2c\r\n\r\n',
  ],
  ...[
    'RSC: 1\r\nNext-Router-State-Tree: %\r\n\r\n',
    'Next-Action: x\r\nContent-Length: 0\r\n\r\n',
    'X-Middleware-Subrequest: middleware\r\n\r\n',
  ],
  ...[
    'X-Forwarded-Host: evil\r\nX-Forwarded-Proto: x://\r\n\r\n',
    'Cookie: authjs.session-token=\xff\r\n\r\n',
    'Accept-Encoding: \xfe\r\n\r\n',
    'Range: bytes=0-\r\n\r\n',
  ],
]
const ending = fc.constantFrom(...ENDINGS.map((text) => `Content-Type: application/json\r\n${text}`), ...ENDINGS)

const wellMeant = fc
  .tuple(word, target, version, host, ending)
  .map(([verb, path, protocol, name, rest]) => `${verb} ${path} ${protocol}\r\n${name}\r\nConnection: close\r\n${rest}`)
const noise = fc.oneof(
  fc.uint8Array({ minLength: 1, maxLength: 400 }).map((bytes) => `${Buffer.from(bytes).toString('latin1')}\r\n\r\n`),
  fc.constantFrom(
    '\r\n\r\n\r\n',
    '\x16\x03\x01\x02\x00\x01\x00',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    `${'A'.repeat(70_000)}`,
  ),
)
const bytesSent = fc.oneof({ weight: 9, arbitrary: wellMeant }, { weight: 1, arbitrary: noise })

describe('HTTP server with raw bytes', () => {
  test(`whatever comes over a socket is answered below 500, or not at all (seed ${seed})`, async () => {
    const statuses = new Map<number, number>()
    const batches = fc.array(bytesSent, { minLength: PARALLEL, maxLength: PARALLEL })
    const property = fc.asyncProperty(batches, async (all) => {
      const answers = await Promise.all(all.map((bytes) => sendRaw(server.port, bytes, { untilMs: 2_000 })))
      for (const [index, { status, text }] of answers.entries()) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        expect(status, JSON.stringify(all[index]?.slice(0, 500))).toBeLessThan(500)
        expect(text).not.toMatch(/\n {4}at |node_modules|Failed query/)
      }
    })
    await fc.assert(property, { seed, numRuns: RUNS, endOnFailure: true })
    const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status || 'none'}: ${count}`)
    say(`${RUNS * PARALLEL} requests over raw sockets; ${counts.join(', ')}`)
    expect((await new HttpClient(server.url).get('/api/health')).status).toBe(200)
    expect(server.output()).not.toMatch(FAILURE)
  })
})
