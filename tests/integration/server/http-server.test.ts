import type { IncomingMessage, ServerResponse } from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createServer } from '@/server/http-server.mjs'
import { sendRaw } from '@/tests/support/server/raw-http'

type Handler = (req: IncomingMessage, res: ServerResponse) => unknown
type Options = Omit<Parameters<typeof createServer>[0], 'handler'>

const running: ReturnType<typeof createServer>[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map(({ stop }) => stop(0)))
})

async function serve(handler: Handler = echo, options: Options = {}) {
  const made = createServer({ handler, ...options })
  running.push(made)
  await new Promise<void>((resolve) => made.server.listen(0, '127.0.0.1', resolve))
  return { ...made, port: (made.server.address() as AddressInfo).port }
}

const echo: Handler = (req, res) => {
  const body = JSON.stringify({ url: req.url, headers: req.headers })
  res.writeHead(200, { 'Content-Length': Buffer.byteLength(body) }).end(body)
}

const get = (target: string, lines = '') => `GET ${target} HTTP/1.1\r\nHost: a.example\r\n${lines}\r\n`

describe('createServer', () => {
  describe('what the server refuses by itself', () => {
    it.each([
      ['a lone percent sign', get('/%'), 400],
      ['a byte that is no UTF-8', get('/%ff'), 400],
      ['a NUL', get('/%00'), 400],
      ['raw bytes beyond ASCII', get('/caf\xc3\xa9'), 400],
      ['a backslash', get('/\\evil.example'), 400],
      ['dot segments', get('/_next/../meetings'), 400],
      ['encoded dot segments', get('/_next/%2e%2E/meetings'), 400],
      ['an absolute address', get('http://evil.example/'), 400],
      ['an asterisk', 'OPTIONS * HTTP/1.1\r\nHost: a.example\r\n\r\n', 400],
      ['no Host', 'GET / HTTP/1.1\r\n\r\n', 400],
      ['two Hosts', get('/', 'Host: b.example\r\n'), 400],
      ['an empty Host', 'GET / HTTP/1.1\r\nHost:\r\n\r\n', 400],
      ['a Host with a path', 'GET / HTTP/1.1\r\nHost: a.example/x\r\n\r\n', 400],
      ['a Host with an impossible port', 'GET / HTTP/1.1\r\nHost: a.example:99999\r\n\r\n', 400],
      ['TRACE', 'TRACE / HTTP/1.1\r\nHost: a.example\r\n\r\n', 405],
      ['PROPFIND', 'PROPFIND / HTTP/1.1\r\nHost: a.example\r\n\r\n', 405],
      ['CONNECT', 'CONNECT a.example:443 HTTP/1.1\r\nHost: a.example\r\n\r\n', 405],
      ['a method nobody knows', 'BREW /pot HTTP/1.1\r\nHost: a.example\r\n\r\n', 405],
      ['a write to a page', 'POST /meetings HTTP/1.1\r\nHost: a.example\r\nContent-Length: 0\r\n\r\n', 405],
      ['no HTTP at all', 'hello\r\n\r\n', 400],
      ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
      ['two lengths', 'POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
      [
        'a length beside chunks',
        'POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
        400,
      ],
      ['a chunk without a size', 'POST /api/x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n', 400],
      ['a length over 1 MiB', 'POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 1048577\r\n\r\n', 413],
      ['a length beyond numbers', `POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: ${'9'.repeat(18)}\r\n\r\n`, 413],
      ['an address over 8 KiB', get(`/${'a'.repeat(8 * 1024)}`), 414],
      ['an address over all limits', get(`/${'a'.repeat(90_000)}`), 414],
      ['a header over 16 KiB', get('/', `X-Long: ${'a'.repeat(20_000)}\r\n`), 431],
      ['over 200 headers', get('/', 'a: b\r\n'.repeat(201)), 431],
      ['over 2,000 headers', get('/', 'a:\r\n'.repeat(3_000)), 431],
      ['an unknown expectation', get('/', 'Expect: the-unexpected\r\n'), 417],
    ])('%s', async (_, bytes, status) => {
      // The handler waits for a body that never comes, as a route does.
      const { port } = await serve((req, res) => {
        req.on('end', () => echo(req, res)).resume()
      })
      const answer = await sendRaw(port, bytes)
      expect(answer.status).toBe(status)
      expect(JSON.parse(answer.body)).toEqual({ message: expect.any(String) })
      expect(answer.header('X-Content-Type-Options')).toBe('nosniff')
      expect(answer.header('Referrer-Policy')).toBeTruthy()
      expect(answer.header('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'")
      expect(answer.header('Allow') !== undefined).toBe(status === 405)
    })

    it('passes on what is only unusual', async () => {
      const { port } = await serve()
      expect((await sendRaw(port, 'GET / HTTP/1.0\r\n\r\n')).status).toBe(200)
      expect((await sendRaw(port, 'GET / HTTP/1.1\r\nHost: [::1]:3000\r\n\r\n')).status).toBe(200)
      expect((await sendRaw(port, get('/', 'Connection: Upgrade\r\nUpgrade: h2c\r\n'))).status).toBe(200)
      expect(JSON.parse((await sendRaw(port, get('/caf%C3%A9?q=%FF%'))).body).url).toBe('/caf%C3%A9?q=%FF%')
    })

    it('sends doubled slashes to its own path, never to another host', async () => {
      const { port } = await serve()
      const answer = await sendRaw(port, get('//evil.example//x?to=//y'))
      expect(answer.status).toBe(308)
      expect(answer.header('Location')).toBe('/evil.example/x?to=//y')
    })

    it('answers 500 without details when the app throws', async () => {
      const { port } = await serve(() => Promise.reject(new Error('secret')))
      const { error } = console
      console.error = () => {}
      const answer = await sendRaw(port, get('/')).finally(() => {
        console.error = error
      })
      expect(answer.status).toBe(500)
      expect(answer.text).not.toContain('secret')
    })
  })

  describe('what a client may say about itself', () => {
    const spoofed = [
      'X-Slotform-Peer: 6.6.6.6',
      'X-Slotform-Path: /elsewhere',
      'X-Forwarded-For: 9.9.9.9, 8.8.8.8',
      'X-Forwarded-Host: evil.example',
      'X-Forwarded-Proto: https',
      'X-Real-IP: 7.7.7.7',
      'X-Middleware-Subrequest: middleware',
      'Next-Action: x',
    ].join('\r\n')

    it('is dropped without a trusted proxy, and the socket speaks', async () => {
      const { port } = await serve()
      const { headers } = JSON.parse((await sendRaw(port, get('/', `${spoofed}\r\n`))).body)
      expect(headers).toEqual({
        host: 'a.example',
        'x-slotform-peer': '127.0.0.1',
        'x-slotform-forwarded': '1',
        'x-slotform-path': '/',
      })
    })

    it('is believed for the address and the protocol behind a trusted one', async () => {
      const { port } = await serve(echo, { hops: 1 })
      const { headers } = JSON.parse((await sendRaw(port, get('/', `${spoofed}\r\n`))).body)
      expect(headers).toEqual({
        host: 'a.example',
        'x-forwarded-for': '9.9.9.9, 8.8.8.8',
        'x-forwarded-proto': 'https',
        'x-slotform-peer': '127.0.0.1',
        'x-slotform-forwarded': '1',
        'x-slotform-path': '/',
      })
    })

    it('does not hide the address that was asked for', async () => {
      const { port } = await serve()
      const { headers } = JSON.parse((await sendRaw(port, get('/a?lang=de', 'X-Slotform-Path: /b\r\n'))).body)
      expect(headers['x-slotform-path']).toBe('/a?lang=de')
    })
  })

  describe('bodies', () => {
    const post = (lines: string) => `POST /api/x HTTP/1.1\r\nHost: a\r\n${lines}\r\n\r\n`
    const early: Handler = (_req, res) => {
      res.writeHead(401, { 'Content-Length': 2 }).end('{}')
    }

    it('keeps the connection when the rest of an unread body arrives soon', async () => {
      const { port } = await serve(early)
      const answer = await sendRaw(port, [post('Content-Length: 5'), 'hello', post('Content-Length: 0')], {
        answers: 2,
      })
      expect(answer.text.match(/HTTP\/1\.1 401/g)).toHaveLength(2)
      expect(answer.isClosed).toBe(false)
    })

    it('lets a slow client read an early answer, and serves its next request', async () => {
      const { port } = await serve(early)
      const socket = net.connect(port, '127.0.0.1')
      let text = ''
      socket.setEncoding('latin1').on('data', (chunk) => {
        text += chunk
      })
      let isClosed = false
      socket.once('close', () => {
        isClosed = true
      })
      const body = 'x'.repeat(20)
      socket.write(post(`Content-Length: ${body.length}`))
      for (const letter of body) {
        await new Promise((resolve) => setTimeout(resolve, 60))
        socket.write(letter)
      }
      socket.write(post('Content-Length: 0'))
      await vi.waitFor(() => expect(text.match(/HTTP\/1\.1 401/g)).toHaveLength(2), { timeout: 5_000 })
      expect(isClosed).toBe(false)
      socket.destroy()
    })

    it('reads and drops no more of an unwanted body than of a wanted one', async () => {
      const { port } = await serve(early, { limits: { bodyBytes: 10_000, lingerMs: 300 } })
      const bytes = [post('Transfer-Encoding: chunked'), `2710\r\n${'x'.repeat(10_000)}\r\n`.repeat(3)]
      const answer = await sendRaw(port, bytes, { untilMs: 10_000 })
      expect(answer.isClosed).toBe(true)
    })

    it('says close where a body is declared that will not be read', async () => {
      const { port } = await serve()
      const answer = await sendRaw(port, [post('Content-Length: 2000000'), 'x'.repeat(1_000)])
      expect(answer.status).toBe(413)
      expect(answer.header('Connection')).toBe('close')
    })

    it('takes the socket away when the rest does not arrive', async () => {
      const { port } = await serve(early, { limits: { lingerMs: 300 } })
      const answer = await sendRaw(port, post('Content-Length: 5'), { untilMs: 10_000 })
      expect(answer.status).toBe(401)
      expect(answer.isClosed).toBe(true)
    })

    it('stops chunks past the limit', async () => {
      const { port } = await serve((req, res) => void req.on('end', () => echo(req, res)).resume(), {
        limits: { bodyBytes: 1_000 },
      })
      const chunk = `64\r\n${'x'.repeat(100)}\r\n`
      expect((await sendRaw(port, [post('Transfer-Encoding: chunked'), chunk.repeat(9), '0\r\n\r\n'])).status).toBe(200)
      const answer = await sendRaw(port, [post('Transfer-Encoding: chunked'), chunk.repeat(11)], { untilMs: 10_000 })
      expect(answer.status).toBe(413)
      expect(answer.isClosed).toBe(true)
    })

    it('says 413 before a client that asks first sends anything', async () => {
      const { port } = await serve()
      const answer = await sendRaw(port, post('Expect: 100-continue\r\nContent-Length: 2000000'))
      expect(answer.text).not.toContain('100 Continue')
      expect(answer.status).toBe(413)
    })

    it('lets a client that asks first go on', async () => {
      const { port } = await serve()
      const answer = await sendRaw(port, [post('Expect: 100-continue\r\nContent-Length: 2'), '{}'], { answers: 2 })
      expect(answer.text).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK/)
    })

    it.each([
      ['headers', 'GET / HTTP/1.1\r\nHost: a'],
      ['a body', post('Content-Length: 5')],
    ])('answers 408 when %s never end', async (_, bytes) => {
      const { port } = await serve((req, res) => void req.on('end', () => echo(req, res)).resume(), {
        limits: { headersTimeoutMs: 200, requestTimeoutMs: 300, checkMs: 50 },
      })
      const answer = await sendRaw(port, bytes, { untilMs: 10_000 })
      expect(answer.status).toBe(408)
      expect(answer.isClosed).toBe(true)
    })

    it('finishes the answer under way when the next request on the connection is broken', async () => {
      const { port } = await serve((req, res) => void setTimeout(() => echo(req, res), 100))
      const answer = await sendRaw(port, [get('/'), 'garbage\r\n\r\n'], { untilMs: 5_000 })
      expect(answer.text.match(/HTTP\/1\.1/g)).toHaveLength(1)
      expect(answer.status).toBe(200)
      expect(answer.isClosed).toBe(true)
    })
  })

  describe('sockets', () => {
    it('are closed when nothing is said on them, and kept when something is', async () => {
      const { port } = await serve(echo, { limits: { headersTimeoutMs: 300, checkMs: 50 } })
      const talking = sendRaw(port, get('/'), { untilMs: 800 })
      const silent = net.connect(port, '127.0.0.1')
      const answer = await new Promise<string>((resolve) => {
        let text = ''
        silent.on('data', (chunk) => {
          text += chunk
        })
        silent.once('close', () => resolve(text))
      })
      expect(answer).toBe('')
      expect((await talking).isClosed).toBe(false)
    })

    it('are closed for newcomers when there are too many', async () => {
      const { port } = await serve(echo, { limits: { maxSockets: 20 } })
      const silent = Array.from({ length: 30 }, () => net.connect(port, '127.0.0.1').on('error', () => {}))
      let closed = 0
      for (const socket of silent)
        socket.once('close', () => {
          closed += 1
        })
      await vi.waitFor(() => expect(closed).toBe(10))
      expect((await sendRaw(port, get('/'))).status).toBe(200)
      for (const socket of silent) socket.destroy()
    })
  })

  describe('what every answer has', () => {
    const ask = async (handler: Handler, options: Options = {}) =>
      sendRaw((await serve(handler, options)).port, get('/'))

    it('is a policy, its own or the strictest', async () => {
      expect((await ask(echo)).header('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'")
      const own: Handler = (_req, res) => {
        res.writeHead(200, { 'Content-Security-Policy': 'sandbox', 'Content-Length': 0 }).end()
      }
      expect((await ask(own)).header('Content-Security-Policy')).toBe('sandbox')
    })

    it('is Strict-Transport-Security under https only', async () => {
      const secure = 'max-age=63072000; includeSubDomains'
      expect((await ask(echo, { isSecure: true })).header('Strict-Transport-Security')).toBe(secure)
      const { port } = await serve(echo, { isSecure: true })
      expect((await sendRaw(port, get('/%'))).header('Strict-Transport-Security')).toBe(secure)
      const built: Handler = (_req, res) => {
        res.setHeader('Strict-Transport-Security', secure).end('x')
      }
      expect((await ask(built)).header('Strict-Transport-Security')).toBeUndefined()
    })

    it.each([
      ['a text without a type', {}, 'hello', 'text/plain; charset=utf-8'],
      ['a text without its encoding', { 'Content-Type': 'text/plain' }, 'hello', 'text/plain; charset=utf-8'],
      ['any other type', { 'Content-Type': 'image/png' }, 'hello', 'image/png'],
      ['no text', { 'Content-Length': '0' }, '', undefined],
    ])('is the type of %s', async (_, headers, body, type) => {
      const handler: Handler = (_req, res) => {
        for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
        res.end(body)
      }
      const { port } = await serve(handler)
      expect((await sendRaw(port, get('/', 'Connection: close\r\n'))).header('Content-Type')).toBe(type)
    })
  })

  describe('stopping', () => {
    it('finishes what is under way, drops idle and silent connections, and takes nothing new', async () => {
      const finish = vi.fn()
      const { port, stop } = await serve((req, res) => {
        if (req.url === '/slow') finish.mockImplementation(() => echo(req, res))
        else echo(req, res)
      })
      const silent = net.connect(port, '127.0.0.1')
      const idle = sendRaw(port, get('/'), { untilMs: 10_000 })
      const slow = sendRaw(port, get('/slow'), { untilMs: 10_000 })
      await vi.waitFor(() => expect(finish.getMockImplementation()).toBeDefined())
      await new Promise((resolve) => setTimeout(resolve, 100))

      const stopped = stop(5_000)
      expect((await idle).isClosed).toBe(true)
      expect((await sendRaw(port, get('/'))).status).toBe(0)
      finish()
      const answer = await slow
      expect(answer.status).toBe(200)
      expect(answer.header('Connection')).toBe('close')
      await stopped
      silent.destroy()
    })

    it('does not wait longer than it is told', async () => {
      const handle = vi.fn()
      const { port, stop } = await serve(handle)
      const hanging = sendRaw(port, get('/'), { untilMs: 10_000 })
      await vi.waitFor(() => expect(handle).toHaveBeenCalled())
      await stop(100)
      expect((await hanging).isClosed).toBe(true)
    })
  })
})
