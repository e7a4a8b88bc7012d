import { describe, expect, it } from 'vitest'
import { isAllowedHost } from '@/lib/calendars/providers/caldav/allowed-hosts'
import { Dav } from '@/lib/calendars/providers/caldav/dav'
import { readEnv } from '@/lib/platform/env'

const hostsOf = (text: string) => readEnv({ CALDAV_HOSTS: text } as unknown as NodeJS.ProcessEnv).CALDAV_HOSTS

describe('isAllowedHost', () => {
  describe('CALDAV_HOSTS', () => {
    it('lets any host be connected while it is unset', () => {
      expect(isAllowedHost('dav.example.com', readEnv({} as NodeJS.ProcessEnv).CALDAV_HOSTS)).toBe(true)
    })

    it.each([
      ['dav.example.com', 'dav.example.com', true],
      ['dav.example.com', 'DAV.Example.com', true],
      ['dav.example.com', 'evil.example.com', false],
      ['*.icloud.com', 'p12-caldav.icloud.com', true],
      ['*.icloud.com', 'icloud.com', false],
      ['*.icloud.com', 'evilicloud.com', false],
      ['a.example, dav.example.com', 'dav.example.com', true],
      ['none', 'dav.example.com', false],
    ])('%s and a server on %s', (setting, host, expected) => {
      expect(isAllowedHost(host, hostsOf(setting))).toBe(expected)
    })

    it('refuses the start for anything that is no host', () => {
      expect(() => hostsOf('https://dav.example.com/')).toThrow('CALDAV_HOSTS: must list hosts')
    })

    it('is checked before a connection is made', async () => {
      const password = {
        kind: 'password' as const,
        serverUrl: 'https://dav.example.com/',
        username: 'u',
        password: 'p',
      }
      const grants = { current: async () => password, renew: async () => password }
      const dav = new Dav(
        { grants },
        { reach: () => ({ allowsPrivate: true, hosts: ['other.example'] }), timeLimitMs: 100 },
      )
      await expect(dav.propfind(password.serverUrl, {}, '0')).rejects.toMatchObject({ problem: 'not-listed' })
    })
  })
})
