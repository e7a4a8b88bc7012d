import { describe, expect, it } from 'vitest'
import type { MeetingOfEvents } from '@/db/queries/calendars/meeting-events'
import { toEventDraft } from '@/lib/calendars/providers/event-draft'
import type { Capabilities } from '@/lib/calendars/providers/provider'
import { textsOf } from '@/messages'

const booking: MeetingOfEvents = {
  id: 'meeting',
  userId: 'owner',
  bookingId: 'booking',
  title: 'Intro call',
  description: 'What we talk about',
  startTime: new Date('2027-01-05T10:00:00Z'),
  endTime: new Date('2027-01-05T11:00:00Z'),
  location: 'zoom',
  locationData: {},
  attendees: ['vi@example.com'],
  status: 'confirmed',
  targetCalendars: [],
  icalUid: null,
  icalSequence: 0,
  isHosted: false,
  bookedAs: null,
  attendeeName: 'Vi',
  attendeeEmail: 'vi@example.com',
  timezone: 'UTC',
  ownerLanguage: 'en',
  leftGuests: [],
  createdAt: new Date('2027-01-01T10:00:00Z'),
}
const LINK = 'https://zoom.us/j/1'
const draft = (
  role: 'main' | 'copy' | 'conference',
  invites: Capabilities['invites'],
  { meeting = booking, password = null as string | null, joinUrl = LINK } = {},
) =>
  toEventDraft(
    meeting,
    { key: 'key', replaces: null, role, makesLink: false, invites },
    { joinUrl, password, notifies: true, hasLeft: () => false },
    textsOf('en'),
  )

describe('toEventDraft', () => {
  describe('the draft of an event', () => {
    it.each([
      ['a CalDAV calendar', 'main', 'us'],
      ['a copy', 'copy', 'provider'],
      ['a video meeting', 'conference', 'us'],
    ] as const)('of %s says in its text who booked', (_, role, invites) => {
      expect(draft(role, invites).description).toBe('What we talk about\n\nBooked by: Vi <vi@example.com>')
    })

    it('tells the guests of a booking from who booked', () => {
      const meeting = { ...booking, attendees: ['vi@example.com', 'grace@example.com'] }
      expect(draft('main', 'us', { meeting }).description).toBe(
        'What we talk about\n\nBooked by: Vi <vi@example.com>\nGuests: grace@example.com',
      )
    })

    it('says with whom a meeting of the owner’s own is', () => {
      const meeting = { ...booking, bookingId: null, attendeeName: null, attendeeEmail: null, description: '' }
      expect(draft('main', 'us', { meeting }).description).toBe('With: vi@example.com')
    })

    it('that a provider sends has attendees, and the owner’s text alone', () => {
      expect(draft('main', 'provider')).toMatchObject({
        description: 'What we talk about',
        attendees: [{ name: 'Vi', email: 'vi@example.com' }],
      })
    })

    it.each(['www.evil.example', 'evil․example', 'Vi @ evil'])('names no attendee as %s', (attendeeName) => {
      const meeting = { ...booking, attendeeName }
      expect(draft('main', 'provider', { meeting }).attendees).toEqual([{ name: '', email: 'vi@example.com' }])
      expect(draft('copy', 'provider', { meeting }).description).toContain(attendeeName)
    })

    it('tells a passcode that its link does not carry', () => {
      const told = draft('main', 'provider', { password: '123456' }).description
      expect(told).toBe('What we talk about\n\nPassword: 123456')
      const carried = draft('main', 'provider', { password: '123456', joinUrl: `${LINK}?pwd=abc` }).description
      expect(carried).toBe('What we talk about')
    })
  })
})
