import { describe, expect, it } from 'vitest'
import { reasonSentence } from '@/lib/pages/reason-sentence'
import { busyMonday, utc } from '@/tests/support/scheduling/monday'

const at = utc('2030-06-03T14:00')
const clock = { timezone: 'UTC', timeFormat: '24h', dateFormat: 'D MMM YYYY' } as const
const say = (reason: Parameters<typeof reasonSentence>[0], timeFormat: '24h' | '12h' = '24h') =>
  reasonSentence(reason, at, { ...clock, timeFormat })

const dentist = { kind: 'meeting', title: 'Dentist', meetingId: 'id', ...busyMonday('13:30', '14:15') } as const

describe('a reason in words', () => {
  it('names the hours beside a time that lies outside them, with a date where it is another day', () => {
    const before = busyMonday('09:00', '12:00')
    const after = { start: utc('2030-06-04T09:00'), end: utc('2030-06-04T12:00') }
    expect(say({ kind: 'outside_hours', before, after })).toBe(
      'It lies outside the hours of this page. The hours before it are 09:00 – 12:00, those after it 4 Jun 2030, 09:00 – 12:00.',
    )
    expect(say({ kind: 'outside_hours', before: null, after })).toMatch(
      /The next hours are 4 Jun 2030, 09:00 – 12:00\.$/,
    )
    expect(say({ kind: 'outside_hours', before: null, after: null })).toMatch(/There are none within a week of it\.$/)
  })

  it('says which start comes before and which after', () => {
    const [before, after] = [utc('2030-06-03T13:45'), utc('2030-06-03T14:15')]
    expect(say({ kind: 'between_starts', before, after }, '12h')).toBe(
      'It lies between two starts: 01:45 PM and 02:15 PM.',
    )
  })

  it('says what takes the time, and what only comes too close', () => {
    expect(say({ kind: 'blocked', by: dentist, isBuffer: false })).toBe(
      'The meeting “Dentist” takes that time (13:30 – 14:15).',
    )
    const calendar = { ...dentist, kind: 'calendar', title: 'ada@example.com', meetingId: null } as const
    expect(say({ kind: 'blocked', by: calendar, isBuffer: true })).toBe(
      'The calendar ada@example.com comes closer than 5 minutes (13:30 – 14:15).',
    )
    expect(say({ kind: 'unread', by: calendar })).toBe(
      'The calendar ada@example.com could not be read, so nothing of that time is offered.',
    )
  })

  it('says when hours are too short, or nearly over', () => {
    const window = busyMonday('13:00', '14:20')
    expect(say({ kind: 'too_late_in_window', window, lastStart: utc('2030-06-03T13:30') })).toBe(
      'It would end after the hours 13:00 – 14:20; the last start in them is 13:30.',
    )
    expect(say({ kind: 'too_late_in_window', window, lastStart: null })).toBe(
      'The hours 13:00 – 14:20 are too short for a slot.',
    )
  })
})
