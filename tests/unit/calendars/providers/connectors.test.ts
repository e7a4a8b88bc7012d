import { describe, expect, it } from 'vitest'
import { connectorOf, findConnectorOfType } from '@/lib/calendars/providers/registry'
import type { ProviderSettings } from '@/lib/platform/provider-env'

const settings = (apiUrl: string) => ({ apiUrl }) as ProviderSettings
const regionOf = (apiUrl: string, region: unknown) =>
  connectorOf('zoom').configOf?.(settings(apiUrl), { access_token: 'x', api_url: region })

describe('connectorOf', () => {
  describe('the region that Zoom names', () => {
    it.each(['https://api-us.zoom.us', 'https://api-us.zoom.us/', 'https://api-us.zoom.us/v2'])(
      '%s is kept',
      async (region) => {
        expect(await regionOf('https://api.zoom.us/v2', region)).toEqual({ apiUrl: 'https://api-us.zoom.us/v2' })
      },
    )

    it.each([
      undefined,
      7,
      '',
      'not an address',
      'https://api.zoom.us',
      'https://zoom.us.evil.example',
      'https://evilzoom.us',
      'http://api-us.zoom.us',
      'https://api-us.zoom.us@evil.example',
    ])('%j is not', async (region) => {
      expect(await regionOf('https://api.zoom.us/v2', region)).toEqual({})
    })

    it('means nothing where another address than Zoom’s was set', async () => {
      expect(await regionOf('http://127.0.0.1:4000/v2', 'https://api-us.zoom.us')).toEqual({})
    })
  })
})

describe('findConnectorOfType', () => {
  describe('a connector', () => {
    it('is found by what its connections are stored as', () => {
      expect(findConnectorOfType('google_calendar')?.provider).toBe('google')
      expect(findConnectorOfType('outlook')?.provider).toBe('microsoft')
      expect(findConnectorOfType('teams')?.provider).toBe('microsoft')
      expect(findConnectorOfType('zoom')?.provider).toBe('zoom')
      expect(findConnectorOfType('caldav')).toBeNull()
    })

    it('needs nothing that it does not ask for', () => {
      const google = connectorOf('google')
      for (const alternatives of google?.neededScopes ?? []) expect(google?.scopes).toContain(alternatives[0])
    })
  })
})
