import dns from 'node:dns'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type GuardedRequest, guardedFetch } from '@/lib/platform/guarded-fetch'

const PACKED: Record<string, { name: string; body: Buffer }> = {
  '/gzip': { name: 'gzip', body: gzipSync('hello') },
  '/deflate': { name: 'deflate', body: deflateSync('hello') },
  '/br': { name: 'br', body: brotliCompressSync('hello') },
  '/bomb': { name: 'gzip', body: gzipSync(Buffer.alloc(50_000_000)) },
  '/broken': { name: 'gzip', body: Buffer.from('hello') },
}

let server: Server
let port: number
let asked: string[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/slow') return
    if (request.url === '/large') return void response.end('x'.repeat(50_000))
    const pack = PACKED[request.url ?? '']
    if (pack) return void response.setHeader('content-encoding', pack.name).end(pack.body)
    if (request.url === '/packed-304') return void response.writeHead(304, { 'content-encoding': 'gzip' }).end()
    response.end('hello')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
afterEach(() => {
  asked = []
})

const base: GuardedRequest = {
  method: 'GET',
  headers: {},
  body: null,
  timeLimitMs: 2000,
  largestBytes: 10_000,
  allowsPrivate: false,
}
const get = (url: string, more: Partial<GuardedRequest> = {}) => guardedFetch(new URL(url), { ...base, ...more })

function answerNames(addresses: string[]): void {
  const answer = (_: string, _options: object, callback: (error: null, found: dns.LookupAddress[]) => void) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  vi.spyOn(dns, 'lookup').mockImplementation(answer as never)
}

describe('guardedFetch', () => {
  describe('a request for a stranger', () => {
    it.each([
      'http://example.com/',
      'http://localhost/',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://localhost/',
      'https://LOCALHOST./',
      'https://app.localhost/',
      'https://a.b.localhost../',
      'https://%6cocalhost/',
      'https://localhost.localdomain/',
      'https://ip6-loopback/',
      'https://2130706433/',
      'https://0x7f.1/',
      'https://[::ffff:127.0.0.1]/',
      'https://169.254.169.254/latest/meta-data/',
      'https://user:secret@example.com/',
      'ftp://example.com/',
      'file:///etc/passwd',
    ])('does not go to %s', async (url) => {
      await expect(get(url)).rejects.toThrow('not reached')
    })

    it('does not go where a name leads to, at the moment of connecting', async () => {
      answerNames(['127.0.0.1'])
      await expect(get(`https://calendar.example:${port}/`)).rejects.toThrow('not reached')
      answerNames(['10.0.0.1', 'fd00::1', '::ffff:127.0.0.1'])
      await expect(get(`https://calendar.example:${port}/`)).rejects.toThrow('not reached')
      expect(asked).toEqual([])
    })

    it('of the addresses of a name takes the public ones only', async () => {
      answerNames(['127.0.0.1', '240.0.0.1'])
      await expect(get(`https://mixed.example:${port}/`)).rejects.toThrow('not reached')
    })
  })

  describe('an answer that is packed', () => {
    const packed = (path: string) => get(`http://127.0.0.1:${port}${path}`, { allowsPrivate: true })

    it.each(['/gzip', '/deflate', '/br'])('is unpacked: %s', async (path) => {
      expect(await packed(path)).toMatchObject({ status: 200, body: 'hello' })
    })

    it('is counted as it is unpacked, and refused as soon as it is too much', async () => {
      await expect(packed('/bomb')).rejects.toThrow('too large')
    })

    it('is an error where it is not what it says, and none where it has no body', async () => {
      await expect(packed('/broken')).rejects.toThrow('incorrect header check')
      expect(await packed('/packed-304')).toMatchObject({ status: 304, body: '' })
    })
  })

  describe('where the operator allows private addresses', () => {
    const allowed = (path: string, more: Partial<GuardedRequest> = {}) =>
      get(`http://127.0.0.1:${port}${path}`, { allowsPrivate: true, ...more })

    it('this machine answers without TLS, and nobody else', async () => {
      expect(await allowed('/')).toMatchObject({ status: 200, body: 'hello' })
      await expect(get('http://10.0.0.1/', { allowsPrivate: true })).rejects.toThrow('not reached')
    })

    it('an answer that is too large or too slow is given up', async () => {
      await expect(allowed('/large')).rejects.toThrow('too large')
      await expect(allowed('/slow', { timeLimitMs: 100 })).rejects.toThrow('takes too long')
    })

    it('cuts a long answer where it is asked to', async () => {
      const answer = await allowed('/large', { cutsBody: true, largestBytes: 4096 })
      expect(answer).toMatchObject({ status: 200, tooLarge: true })
      expect(answer.body).toHaveLength(4096)
    })
  })

  describe('where the operator allows private addresses without TLS', () => {
    const plain = (url: string) => get(url, { allowsPrivate: true, allowsPlain: true })

    it('a name in the own network answers, and so does this machine', async () => {
      answerNames(['127.0.0.1'])
      expect(await plain(`http://hooks.internal:${port}/`)).toMatchObject({ status: 200, body: 'hello' })
      expect(await plain(`http://127.0.0.1:${port}/`)).toMatchObject({ status: 200 })
    })

    it('a public address does not, and neither does an address with a password', async () => {
      answerNames(['93.184.216.34'])
      await expect(plain('http://example.com/')).rejects.toThrow('not reached')
      await expect(plain('http://93.184.216.34/')).rejects.toThrow('not reached')
      await expect(plain(`http://user:secret@127.0.0.1:${port}/`)).rejects.toThrow('not reached')
    })
  })
})
