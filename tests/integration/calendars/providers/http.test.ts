import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type ApiRules, createApi } from '@/lib/calendars/providers/http'
import { toJoinLink } from '@/lib/calendars/providers/join-link'
import type { Connection } from '@/lib/calendars/providers/provider'

const servers: http.Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections()
})

async function ask(handle: http.RequestListener, rules: Partial<ApiRules> = {}): Promise<unknown> {
  const server = http.createServer(handle)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const grant = { kind: 'oauth' as const, accessToken: 'secret-token', refreshToken: null, expiresAt: null }
  const connection: Connection = { grants: { current: async () => grant, renew: async () => grant }, config: {} }
  const api = createApi({
    service: 'Somebody',
    apiUrl: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    toFailureKind: () => null,
    ...rules,
  })
  return api(connection, { name: 'ask', method: 'GET', path: '/', answer: z.object({ id: z.string() }) })
}

const refuse = (status: number, headers = {}) => ask((_, response) => response.writeHead(status, headers).end())

describe('createApi', () => {
  describe('a call to a provider', () => {
    it('answers what was asked for, and shows the token to nobody else', async () => {
      let seen: string | undefined
      const answer = await ask((request, response) => {
        seen = request.headers.authorization
        response.end('{"id":"1","more":true}')
      })
      expect([answer, seen]).toEqual([{ id: '1' }, 'Bearer secret-token'])
    })

    it.each([
      [400, 'rejected'],
      [401, 'needs-reauth'],
      [403, 'forbidden'],
      [404, 'gone'],
      [408, 'transient'],
      [409, 'conflict'],
      [410, 'gone'],
      [412, 'conflict'],
      [422, 'rejected'],
      [429, 'rate-limited'],
      [500, 'transient'],
      [504, 'transient'],
    ])('takes %i for %s', async (status, kind) => {
      await expect(refuse(status)).rejects.toMatchObject({ kind })
    })

    it('follows no redirect, which would carry the token along', async () => {
      let visits = 0
      const redirected = ask((_, response) => {
        visits += 1
        response.writeHead(302, { location: '/elsewhere' }).end()
      })
      await expect(redirected).rejects.toMatchObject({ kind: 'transient' })
      expect(visits).toBe(1)
    })

    it('gives up when the answer starts and does not end', async () => {
      const slow = ask((_, response) => void response.write('{"id":'), { timeLimitMs: 200 })
      await expect(slow).rejects.toMatchObject({ kind: 'transient' })
    })

    it('reads no more than 16 MiB', async () => {
      const large = ask((_, response) => response.end(`{"id":"${'x'.repeat(17 * 1024 * 1024)}"}`))
      await expect(large).rejects.toMatchObject({ kind: 'transient' })
    })

    it.each([
      ['17', 17],
      ['0', 1],
      ['99999999', 86_400],
      ['soon', null],
    ])('waits as Retry-After %s says', async (value, seconds) => {
      await expect(refuse(429, { 'retry-after': value })).rejects.toMatchObject({ retryAfterSeconds: seconds })
    })

    it('has neither token nor address in its message when nobody is there', async () => {
      const away = ask(() => {}, { apiUrl: () => 'http://127.0.0.1:1' })
      await expect(away).rejects.toMatchObject({ kind: 'transient', message: 'Somebody did not answer ask' })
    })
  })
})

describe('toJoinLink', () => {
  it.each([
    ['https://us05web.zoom.us/j/1?pwd=2', true],
    ['https://zoom.us/j/1', true],
    ['http://zoom.us/j/1', false],
    ['https://zoom.us.evil.example/j/1', false],
    ['https://evilzoom.us/j/1', false],
    ['https://me@zoom.us/j/1', false],
    ['javascript:alert(1)', false],
    ['', false],
  ])('of %s: %s', (text, isLink) => {
    expect(toJoinLink(text, ['zoom.us'])).toBe(isLink ? text : null)
  })
})
