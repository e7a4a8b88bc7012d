import { describe, expect, it } from 'vitest'
import { hostedSentence } from '@/lib/pages/effects/hosted-sentence'
import { findShortGroup } from '@/lib/pages/hosts-met'
import { textsOf } from '@/messages'

const between = (from: string, to: string) => ({ start: `2030-06-04T${from}:00.000Z`, end: `2030-06-04T${to}:00.000Z` })
const day = (hosts: number, ...times: ReturnType<typeof between>[]) => ({
  date: '2030-06-04',
  bookable: [between('09:00', '14:00')],
  everyone: { hosts, times },
})
const say = (hosted: Parameters<typeof hostedSentence>[0], language: 'en' | 'de' | 'tr' = 'en') =>
  hostedSentence(hosted, { timezone: 'UTC', timeFormat: '24h' }, textsOf(language).part('pageHosts'))

describe('hostedSentence()', () => {
  it.each([
    ['en', 'On Tuesday, June 4, 2030, 09:00 – 14:00 can be booked, 11:00 – 12:00 with both.'],
    ['de', 'Dienstag, 4. Juni 2030: 09:00 – 14:00 buchbar, 11:00 – 12:00 mit beiden.'],
    ['tr', '4 Haziran 2030 Salı: 09:00 – 14:00 için randevu alınabilir, 11:00 – 12:00 arasında ikisiyle birden.'],
  ] as const)('tells in %s what can be booked, and when with both', (language, sentence) => {
    expect(say(day(2, between('11:00', '12:00')), language)).toBe(sentence)
  })

  it('counts more than two hosts, and says when they are never free together', () => {
    expect(say(day(3, between('11:00', '12:00')))).toContain('11:00 – 12:00 with all 3.')
    expect(say(day(3))).toContain('at no time with all 3.')
    expect(say(day(2))).toContain('at no time with both.')
    expect(say({ ...day(2), everyone: null })).toBe('On Tuesday, June 4, 2030, 09:00 – 14:00 can be booked.')
    expect(say(null)).toBe('In the next 28 days nothing can be booked.')
  })

  it('counts many periods instead of naming them', () => {
    const bookable = [8, 10, 12, 14, 16].map((hour) =>
      between(`${String(hour).padStart(2, '0')}:00`, `${hour + 1}:00`.padStart(5, '0')),
    )
    expect(say({ ...day(2), bookable, everyone: null })).toContain('08:00 to 17:00 in 5 parts can be booked')
  })
})

describe('findShortGroup()', () => {
  const group = (need: number | 'all', ...states: string[]) => ({
    name: `${need}`,
    need,
    hosts: states.map((state) => ({ state })),
  })

  it('finds the group that no booking can have', () => {
    expect(findShortGroup([])).toBeNull()
    expect(findShortGroup([group(1, 'asked', 'agreed'), group('all', 'agreed')])).toBeNull()
    expect(findShortGroup([group(1, 'agreed'), group(2, 'agreed', 'asked')])?.need).toBe(2)
    expect(findShortGroup([group('all', 'agreed', 'declined')])?.need).toBe('all')
    // Its hosts have left the team.
    expect(findShortGroup([group('all')])?.need).toBe('all')
  })
})
