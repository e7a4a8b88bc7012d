import { describe, expect, it } from 'vitest'
import { reasonSentence } from '@/lib/pages/reason-sentence'
import { textsOf } from '@/messages'
import { busyMonday, utc } from '@/tests/support/scheduling/monday'

const at = utc('2030-06-03T14:00')
const clock = { timezone: 'UTC', timeFormat: '24h', dateFormat: 'D MMM YYYY' } as const
const say = (reason: Parameters<typeof reasonSentence>[0], timeFormat: '24h' | '12h' = '24h') =>
  reasonSentence(reason, at, { ...clock, timeFormat }, textsOf('en').part('explain'))

const dentist = {
  kind: 'meeting',
  title: 'Dentist',
  attendeeName: null,
  meetingId: 'id',
  ...busyMonday('13:30', '14:15'),
} as const

describe('reasonSentence', () => {
  describe('a reason in words', () => {
    it('names the hours beside a time that lies outside them, with a date where it is another day', () => {
      const before = busyMonday('09:00', '12:00')
      const after = { start: utc('2030-06-04T09:00'), end: utc('2030-06-04T12:00') }
      expect(say({ kind: 'outside_hours', before, after })).toBe(
        "It's outside your hours. Nearest hours: 09:00 to 12:00 and 4 Jun 2030, 09:00 to 12:00.",
      )
      expect(say({ kind: 'outside_hours', before: null, after })).toMatch(
        /Your next hours are 4 Jun 2030, 09:00 to 12:00\.$/,
      )
      expect(say({ kind: 'outside_hours', before: null, after: null })).toMatch(/there are none within a week of it\.$/)
    })

    it('says which start comes before and which after', () => {
      const [before, after] = [utc('2030-06-03T13:45'), utc('2030-06-03T14:15')]
      expect(say({ kind: 'between_starts', before, after }, '12h')).toBe(
        'Meetings start at 01:45 PM or 02:15 PM, not in between.',
      )
    })

    it('says what takes the time, and what only comes too close', () => {
      expect(say({ kind: 'blocked', by: dentist, gapMinutes: null })).toBe(
        'Your meeting “Dentist” is at that time (13:30 to 14:15).',
      )
      const booking = { ...dentist, kind: 'booking', title: 'Intro call', attendeeName: 'Çağrı' } as const
      expect(say({ kind: 'blocked', by: booking, gapMinutes: 5 })).toBe(
        "It's within 5 minutes of the booking “Intro call with Çağrı” (13:30 to 14:15).",
      )
      const calendar = { ...dentist, kind: 'calendar', title: 'ada@example.com', meetingId: null } as const
      expect(say({ kind: 'blocked', by: calendar, gapMinutes: 5 })).toBe(
        "It's within 5 minutes of a busy time in the calendar ada@example.com (13:30 to 14:15).",
      )
      expect(say({ kind: 'unread', by: calendar })).toBe(
        "The calendar ada@example.com couldn't be read, so we don't offer this time.",
      )
    })

    it('says when hours are too short, or nearly over', () => {
      const window = busyMonday('13:00', '14:20')
      expect(say({ kind: 'too_late_in_window', window, lastStart: utc('2030-06-03T13:30') })).toBe(
        'It would end after your hours (13:00 to 14:20). The last start is 13:30.',
      )
      expect(say({ kind: 'too_late_in_window', window, lastStart: null })).toBe(
        'Your hours 13:00 to 14:20 are too short for a meeting.',
      )
    })
  })
})
