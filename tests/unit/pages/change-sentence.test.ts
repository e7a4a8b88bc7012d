import { describe, expect, it } from 'vitest'
import { changeSentence } from '@/lib/pages/change-sentence'
import type { PageChange, PageReason } from '@/lib/pages/explanation'
import { textsOf } from '@/messages'
import { busyMonday } from '@/tests/support/scheduling/monday'

const clock = { timezone: 'UTC', timeFormat: '24h', dateFormat: 'D MMM YYYY' } as const
const words = textsOf('en').part('explain')
const dentist = {
  kind: 'meeting',
  title: 'Dentist',
  attendeeName: null,
  meetingId: 'id',
  ...busyMonday('13:30', '14:15'),
} as const

/** The reason decides only about the names in a sentence. */
function say(change: Omit<PageChange, 'opens'> & { opens?: boolean }, reason: object = { kind: 'past', code: 'past' }) {
  const asked = { ...reason, change: { opens: true, ...change } } as PageReason
  return changeSentence(asked, 'UTC', clock, words)
}

describe('changeSentence', () => {
  it('is nothing where no change would do', () => {
    expect(changeSentence({ kind: 'past', code: 'past', change: null }, 'UTC', clock, words)).toBeNull()
  })

  it('says how short the notice would have to be', () => {
    const notice = (minutes: number) => say({ rule: 'minimumNotice', minutes } as PageChange)
    expect(notice(1080)).toBe('It would be allowed with a notice of 18 hours or less.')
    expect(notice(1565)).toBe('It would be allowed with a notice of 1 day 2 hours 5 minutes or less.')
    expect(notice(0)).toBe('It would be allowed without a minimum notice.')
  })

  it('says how far the booking window would have to reach', () => {
    const window = (bookingWindow: object) => say({ rule: 'bookingWindow', bookingWindow } as PageChange)
    expect(window({ type: 'days', days: 1 })).toBe('It would be allowed if people could book 1 day ahead.')
    expect(window({ type: 'range', from: '2030-06-03', to: '2030-06-20' })).toBe(
      'It would be allowed if people could book from 3 Jun 2030 to 20 Jun 2030.',
    )
  })

  it('says which limit instead of which', () => {
    const reason = { kind: 'limit', code: 'limit', limit: { per: 'week', max: 3 } }
    expect(say({ rule: 'limits', per: 'week', max: 4 } as PageChange, reason)).toBe(
      'It would be allowed with a limit of 4 a week instead of 3.',
    )
  })

  it('says which gap beside which neighbor', () => {
    const gap = (rule: string, minutes: number, title = 'Dentist') =>
      say({ rule, minutes } as PageChange, {
        kind: 'blocked',
        code: 'taken',
        by: { ...dentist, title },
        gapMinutes: 20,
      })
    expect(gap('bufferBefore', 10)).toBe('A gap of 10 minutes after “Dentist” would be short enough.')
    expect(gap('bufferAfter', 0)).toBe('It would fit without a gap before “Dentist”.')
    const change = { rule: 'bufferAfter', minutes: 0 } as PageChange
    const by = { ...dentist, title: 'Intro call', attendeeName: 'Çağrı' }
    expect(say(change, { kind: 'blocked', code: 'taken', by, gapMinutes: 20 })).toBe(
      'It would fit without a gap before “Intro call with Çağrı”.',
    )
    expect(gap('bufferBefore', 0, '')).toBe('It would fit without a gap after it.')
    expect(gap('bufferAfter', 1, '')).toBe('A gap of 1 minute before it would be short enough.')
  })

  it('says which step and which hours, and names the zone of the page where it is another', () => {
    expect(say({ rule: 'step', minutes: 15 } as PageChange)).toBe(
      'It would be a start time if meetings started every 15 minutes.',
    )
    const added = { startTime: '17:00', endTime: '17:30' }
    const change = { rule: 'dates', date: '2030-06-03', spans: [added], added, opens: true } as const
    const hours = { kind: 'outside_hours', code: 'hours', before: null, after: null, change } as const
    expect(changeSentence(hours, 'UTC', clock, words)).toBe('Hours from 17:00 to 17:30 on 3 Jun 2030 would open it.')
    expect(changeSentence(hours, 'Asia/Tokyo', { ...clock, timeFormat: '12h' }, words)).toBe(
      "Hours from 05:00 PM to 05:30 PM on 3 Jun 2030, in the page's time zone, would open it.",
    )
  })

  it('says when that is not all', () => {
    const closed = { kind: 'closed', code: 'closed', by: { ...busyMonday('09:00', '10:00'), id: 'id' } }
    expect(say({ rule: 'timeOff', opens: false } as PageChange, closed)).toBe(
      "It would be open if this time off were switched off. That alone isn't enough.",
    )
  })
})
