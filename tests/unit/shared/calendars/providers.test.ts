import { describe, expect, it } from 'vitest'
import { providerVariables } from '@/lib/platform/provider-env'
import { INTEGRATION_TYPES, PROVIDER_OF_TYPE } from '@/lib/shared/calendars/integration'
import { providerOfLocation } from '@/lib/shared/calendars/location-provider'
import { MEETING_LOCATIONS, PAGE_LOCATIONS } from '@/lib/shared/calendars/locations'
import { factsOf, isOAuthProvider, PROVIDER_IDS } from '@/lib/shared/calendars/providers'
import { SERVICE_NAMES } from '@/lib/shared/calendars/service-names'
import { VIDEO_LOCATIONS } from '@/lib/shared/calendars/video-locations'

describe('PROVIDERS', () => {
  it('gives the connections their types, in the order of the database check', () => {
    expect(INTEGRATION_TYPES).toEqual(['google_calendar', 'teams', 'outlook', 'zoom', 'caldav', 'ics', 'bigbluebutton'])
    expect(PROVIDER_OF_TYPE).toEqual({
      google_calendar: 'google',
      teams: 'microsoft',
      outlook: 'microsoft',
      zoom: 'zoom',
      caldav: 'caldav',
      ics: 'ics',
      bigbluebutton: 'bigbluebutton',
    })
    expect(SERVICE_NAMES).toMatchObject({ google_calendar: 'Google Calendar', teams: 'Microsoft Teams' })
  })

  it('gives each video location exactly one provider, and none to the others', () => {
    expect(MEETING_LOCATIONS).toEqual(['custom', 'google_meet', 'teams', 'zoom', 'bigbluebutton', 'link'])
    expect(PAGE_LOCATIONS).toEqual(['custom', 'google_meet', 'teams', 'zoom', 'bigbluebutton', 'link', 'other'])
    const claimed = PROVIDER_IDS.flatMap((id) => factsOf(id).video?.location ?? [])
    expect(claimed.sort()).toEqual(Object.keys(VIDEO_LOCATIONS).sort())
    expect(PAGE_LOCATIONS.map(providerOfLocation)).toEqual([
      null,
      'google',
      'microsoft',
      'zoom',
      'bigbluebutton',
      null,
      null,
    ])
  })

  it('gives each prefix of a calendar choice and each type to one provider only', () => {
    const prefixes = PROVIDER_IDS.flatMap((id) => factsOf(id).calendars?.choicePrefix ?? [])
    expect(new Set(prefixes).size).toBe(prefixes.length)
    expect(new Set(INTEGRATION_TYPES).size).toBe(INTEGRATION_TYPES.length)
  })

  it('names the variables of providers with OAuth', () => {
    expect(PROVIDER_IDS.filter(isOAuthProvider)).toEqual(['google', 'microsoft', 'zoom'])
    expect(['toString', 'caldav', ''].filter(isOAuthProvider)).toEqual([])
    const names = Object.keys(providerVariables).filter((name) =>
      /^(?:GOOGLE|MICROSOFT|ZOOM)_(?:CLIENT_|[A-Z]+_URL)/.test(name),
    )
    const common = ['CLIENT_ID', 'CLIENT_SECRET', 'AUTHORIZE_URL', 'TOKEN_URL', 'API_URL']
    const all = ['GOOGLE', 'MICROSOFT', 'ZOOM'].flatMap((id) => common.map((name) => `${id}_${name}`))
    expect(names.sort()).toEqual([...all, 'GOOGLE_REVOKE_URL', 'GOOGLE_USERINFO_URL', 'ZOOM_REVOKE_URL'].sort())
  })
})
