import { describe, expect, it } from 'vitest'
import { stepWords } from '@/lib/bookings/step-words'
import type { HistoryEntry } from '@/lib/shared/booking-history'
import { textsOf } from '@/messages'

const texts = textsOf('en').part('bookingHistory')
const write = (iso: string) => iso.slice(11, 16)
const forOwner = { attendee: 'Vera', owner: 'You', calendar: 'You', system: 'Slotform' }
const forAttendee = { attendee: 'You', owner: 'Olga', calendar: 'Olga', system: 'Slotform' }
const step = (more: Partial<HistoryEntry>): HistoryEntry => ({
  at: '2030-01-01T08:00:00.000Z',
  by: 'owner',
  what: 'booked',
  ...more,
})
const times = { from: '2030-01-01T10:00:00.000Z', to: '2030-01-01T11:30:00.000Z' }

describe('stepWords', () => {
  it.each([
    [{ by: 'attendee' }, 'Vera booked this meeting', 'You booked this meeting'],
    [{ what: 'moved', ...times }, 'You moved it from 10:00 to 11:30', 'Olga moved it from 10:00 to 11:30'],
    [{ what: 'no_show' }, 'You marked this as a no-show', 'Olga marked this as a no-show'],
    [{ what: 'no_show', noShow: false }, 'You took the no-show mark back', 'Olga took the no-show mark back'],
    [
      { what: 'handed_over', person: { name: 'Ada' }, fromHost: 'Ada', toHost: 'Ben' },
      'Ada handed it over from Ada to Ben',
      'Ada handed it over from Ada to Ben',
    ],
    [{ by: 'system', what: 'expired' }, 'The request expired', 'The request expired'],
    [
      { by: 'attendee', what: 'guest_left', guest: 'gus@example.com' },
      'gus@example.com will not come',
      'gus@example.com will not come',
    ],
    [{ by: 'calendar', what: 'cancelled' }, 'You cancelled it in your calendar', 'Olga cancelled it in their calendar'],
    [
      { by: 'calendar', what: 'moved', ...times },
      'You moved it in your calendar from 10:00 to 11:30',
      'Olga moved it in their calendar from 10:00 to 11:30',
    ],
  ] satisfies [Partial<HistoryEntry>, string, string][])('says %j to both sides', (fields, owners, attendees) => {
    expect(stepWords(step(fields), { people: forOwner, write }, texts)).toBe(owners)
    expect(stepWords(step(fields), { people: forAttendee, write }, texts)).toBe(attendees)
  })
})
