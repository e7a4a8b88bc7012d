import { describe, expect, it } from 'vitest'
import { changePlace, type KnownEvent, toLocationData } from '@/lib/calendars/events/to-location-data'
import { describeFailure } from '@/lib/meetings/event-words'
import { textsOf } from '@/messages'

const event = (fields: Partial<KnownEvent>): KnownEvent => ({
  ...{
    provider: 'google',
    role: 'main',
    state: 'made',
    externalId: 'event1',
    joinUrl: null,
    password: null,
    webLink: null,
  },
  makesLink: false,
  ...fields,
})
const LINK = 'https://meet.google.com/abc-defg-hij'

describe('toLocationData', () => {
  describe('what a meeting says of its place', () => {
    it('has the link and the ids of its events', () => {
      expect(toLocationData({}, [event({ makesLink: true, joinUrl: LINK })])).toEqual({
        meetLink: LINK,
        googleEventId: 'event1',
      })
      const zoom = event({ provider: 'zoom', role: 'conference', externalId: '81', makesLink: true })
      expect(toLocationData({}, [{ ...zoom, joinUrl: 'https://zoom.us/j/81', password: 'p' }, event({})])).toEqual({
        ...{
          meetLink: 'https://zoom.us/j/81',
          zoomJoinUrl: 'https://zoom.us/j/81',
          zoomMeetingId: '81',
          password: 'p',
        },
        googleEventId: 'event1',
      })
    })

    it('keeps what its owner wrote, and a link whose event is not there just now', () => {
      const data = { customLocation: 'Room 1', meetLink: LINK, googleEventId: 'gone' }
      expect(toLocationData(data, [event({ state: 'cancelled' })])).toEqual({
        customLocation: 'Room 1',
        meetLink: LINK,
      })
    })

    it('keeps nothing of a place that it leaves, and what the provider wrote where it stays', () => {
      const before = { location: 'google_meet', locationData: { meetLink: LINK, googleEventId: 'event1' } }
      expect(changePlace(before, { location: 'zoom' })).toEqual({})
      expect(changePlace(before, { location: 'google_meet', locationData: {} })).toEqual(before.locationData)
      const own = { location: 'custom', locationData: { meetLink: LINK, customLocation: 'Here' } }
      expect(changePlace(own, { location: 'custom', locationData: { customLocation: 'There' } })).toEqual({
        customLocation: 'There',
      })
    })
  })
})

describe('describeFailure', () => {
  describe('why an event failed', () => {
    it.each([
      ['not-connected', 'No link: no Google account is connected.'],
      ['needs-reauth', 'Not added to Google Calendar: reconnect the Google account ada@example.com.'],
      ['forbidden', "Not added to Google Calendar: the account can't edit that calendar."],
      ['expired', "Not added to Google Calendar: we couldn't reach Google for three days."],
      ['rejected', "Not added to Google Calendar: Google didn't accept it."],
    ])('is told in words: %s', (error, words) => {
      const failed = { provider: 'google', account: 'ada@example.com', state: 'failed', error } as const
      expect(describeFailure(failed, 'confirmed', textsOf('en').part('meetings'))).toBe(words)
    })
  })
})
