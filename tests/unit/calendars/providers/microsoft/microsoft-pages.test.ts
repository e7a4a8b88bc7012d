import { describe, expect, it } from 'vitest'
import { toOwnPath } from '@/lib/calendars/providers/microsoft/paging'
import { toIanaZone } from '@/lib/calendars/providers/microsoft/windows-zones'

const API = 'https://graph.microsoft.com/v1.0'

describe('toOwnPath', () => {
  describe('a link of Microsoft’s', () => {
    it('is followed within the API, as it is written', () => {
      expect(toOwnPath(API, `${API}/me/events?$skip=10&$filter=a%20eq%20%27b%27`)).toBe(
        '/me/events?$skip=10&$filter=a%20eq%20%27b%27',
      )
    })

    it.each([
      'https://evil.example/v1.0/me/events',
      'https://graph.microsoft.com.evil.example/v1.0/me/events',
      'https://graph.microsoft.com:8443/v1.0/me/events',
      'http://graph.microsoft.com/v1.0/me/events',
      'https://graph.microsoft.com@evil.example/v1.0/me',
      'https://graph.microsoft.com/beta/me/events',
      'https://graph.microsoft.com/v1.0/../beta/me',
      'https://graph.microsoft.com/v1.0x/me',
      '/me/events',
      '',
    ])('leads nowhere when it is %j', (link) => {
      expect(toOwnPath(API, link)).toBeNull()
    })
  })
})

describe('toIanaZone', () => {
  describe('a zone’s name', () => {
    it.each([
      ['Turkey Standard Time', 'Europe/Istanbul'],
      ['Nepal Standard Time', 'Asia/Katmandu'],
      ['tzone://Microsoft/Utc', 'UTC'],
      ['Europe/Berlin', 'Europe/Berlin'],
    ])('%s is %s', (name, zone) => {
      expect(toIanaZone(name)).toBe(zone)
    })

    it.each(['tzone://Microsoft/Custom', 'Customized Time Zone', ''])('%j is unknown', (name) => {
      expect(toIanaZone(name)).toBeNull()
    })
  })
})
