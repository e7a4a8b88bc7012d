import net, { type AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { isHostName } from '@/lib/http/network.mjs'
import { hostOf, toBrowsable } from '@/server/host.mjs'
import { listen } from '@/server/port.mjs'
import { findFreePort } from '@/tests/support/server/free-port'

describe('hostOf, toBrowsable and listen', () => {
  describe('where the server listens', () => {
    it.each([
      [{}, 'localhost'],
      [{ HOST: ' ' }, 'localhost'],
      [{ HOST: '0.0.0.0' }, '0.0.0.0'],
      [{ SMTP_URL: 'smtp://mail.example.com' }, undefined],
      [{ SMTP_URL_FILE: '/run/secrets/smtp' }, undefined],
      [{ RESEND_API_KEY: 're_x' }, undefined],
      [{ RESEND_API_KEY: 're_x', HOST: '::1' }, '::1'],
    ])('with %j is %s', (env, host) => {
      expect(hostOf(env)).toBe(host)
    })

    it.each(['127.0.0.1', '::', '::1', '0.0.0.0', 'localhost', 'box.lan'])('may be %s', (host) => {
      expect(isHostName(host)).toBe(true)
    })

    it.each(['256.1.1.1', '1.2.3', 'http://x', 'a b', '-x', '*', 'x/y', 'a:1'])('may not be %s', (host) => {
      expect(isHostName(host)).toBe(false)
    })

    it('is told by an address that a browser can open', () => {
      expect([undefined, '::', '0.0.0.0', '127.0.0.1', '192.0.2.7', '2001:db8::1'].map(toBrowsable)).toEqual([
        'localhost',
        'localhost',
        'localhost',
        'localhost',
        '192.0.2.7',
        '[2001:db8::1]',
      ])
    })

    it('as localhost is this machine under both of its addresses, and no other', async () => {
      const port = await findFreePort()
      const server = net.createServer((socket) => socket.end('hello'))
      await listen(server, port, 'localhost')
      expect((server.address() as AddressInfo).address).toBe('127.0.0.1')
      const said = (host: string) =>
        new Promise<string>((resolve) => {
          const socket = net.connect(port, host).once('error', ({ message }) => resolve(message))
          socket.setEncoding('utf8').once('data', (text) => resolve(String(text)))
        })
      expect(await said('127.0.0.1')).toBe('hello')
      expect(['hello', `connect EADDRNOTAVAIL ::1:${port}`]).toContain(await said('::1'))
      await new Promise((resolve) => server.close(resolve))
      expect(await said('::1')).toMatch(/^connect E/)
    })
  })
})
