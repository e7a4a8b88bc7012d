import { describe, expect, it } from 'vitest'
import { describeChange, describeFailure, listPlaces } from '@/lib/meetings/event-words'
import type { MeetingEvent } from '@/lib/meetings/schema'
import { textsOf } from '@/messages'

const words = textsOf('en').part('meetings')
const event = (provider: MeetingEvent['provider'], error: string | null = null): MeetingEvent => ({
  provider,
  account: '',
  state: error ? 'failed' : 'done',
  error,
})

describe('listPlaces', () => {
  it('names each place once, in the list of the language', () => {
    expect(listPlaces([event('google'), event('google')], words)).toBe('Google Calendar')
    expect(listPlaces([event('google'), event('microsoft')], words)).toBe('Google Calendar and Outlook Calendar')
    expect(listPlaces([event('google'), event('microsoft'), event('zoom')], words)).toBe(
      'Google Calendar, Outlook Calendar, and Zoom',
    )
    const german = { ...words, locale: 'de-DE' }
    expect(listPlaces([event('google'), event('zoom')], german)).toBe('Google Calendar und Zoom')
  })
})

describe('describeChange', () => {
  it.each([
    ['deleted-there', true, 'This event was deleted in Google Calendar. Cancel the booking?'],
    ['deleted-there', false, 'This event was deleted in Google Calendar. Delete the meeting?'],
    [
      'moved-there',
      true,
      'This event was moved in Google Calendar to a time that clashes or to an all-day event, so we kept the original.',
    ],
  ])('asks about %s, booking: %s', (error, isBooking, question) => {
    expect(describeChange(event('google', error), isBooking, words)).toBe(question)
  })
})

describe('describeFailure', () => {
  it.each([
    ['no-link', 'confirmed', "Google didn't create a link for this meeting."],
    ['needs-reauth', 'confirmed', 'Not added to Google Calendar: reconnect the Google account.'],
    ['gone', 'cancelled', 'Not removed from Google Calendar: the calendar no longer exists.'],
    ['forbidden', 'cancelled', "Not removed from Google Calendar: the account can't edit that calendar."],
  ] as const)('says why of %s, %s', (error, status, reason) => {
    expect(describeFailure(event('google', error), status, words)).toBe(reason)
  })
})
