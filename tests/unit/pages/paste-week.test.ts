import { assert, constantFrom, integer, property, subarray, tuple, uniqueArray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_PASTED, parseWeek } from '@/lib/pages/paste-week'
import { WEEKDAYS, weekFrom } from '@/lib/pages/week-hours'
import { formatWallTime } from '@/lib/time/period'
import { weekdayNames } from '@/lib/time/screen-time'
import { cases } from '@/tests/support/cases'

type Slot = { dayOfWeek: number; startTime: string; endTime: string }

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** `Mon 09:00-12:00 14:00-17:00`, a line for each day. */
function linesOf(hours: readonly Slot[]): string[] {
  return weekFrom(1).flatMap((day) => {
    const slots = hours.filter(({ dayOfWeek }) => dayOfWeek === day)
    const spans = slots.map(({ startTime, endTime }) => `${startTime}-${endTime}`).sort()
    return spans.length > 0 ? [`${DAYS[day]} ${spans.join(' ')}`] : []
  })
}

function read(text: string) {
  const week = parseWeek(text)
  if ('refused' in week) return week.refused
  return { lines: linesOf(week.hours), unread: week.unread.map(({ start, end }) => text.slice(start, end)) }
}

const WEEK = [...['Mon', 'Tue', 'Wed', 'Thu'].map((day) => `${day} 09:00-12:00 14:00-17:00`), 'Fri 09:00-12:00']

describe('parseWeek', () => {
  it.each([
    'Mon–Thu 9–12 and 14–17, Fri until noon',
    'Mo–Do 9–12 und 14–17, Fr bis 12',
    'Montag bis Donnerstag von 9 bis 12 Uhr und 14 bis 17 Uhr, freitags bis Mittag',
    'Pzt–Per 9–12 ve 14–17, Cum 12’ye kadar',
    "Pazartesi-Perşembe 9'dan 12'ye ve 14'ten 17'ye kadar; CUMA ÖĞLEYE KADAR",
    'Mon to Thu 9am-12pm & 2-5 pm\nFri 9.00 - 12.00',
    'Mon, Tue, Wed, Thu: 9:00–12:00, 14:00–17:00. Fri: 9–noon',
  ])('reads %s', (text) => {
    expect(read(text)).toEqual({ lines: WEEK, unread: [] })
  })

  it.each([
    ['weekdays 9-5', WEEKDAYS.map((day) => `${DAYS[day]} 09:00-17:00`)],
    ['her gün 8–20', weekFrom(1).map((day) => `${DAYS[day]} 08:00-20:00`)],
    ['hafta sonu 10.30–12', ['Sat 10:30-12:00', 'Sun 10:30-12:00']],
    ['Fr–Mo 22:00–02:00', ['Mon 22:00-02:00', 'Fri 22:00-02:00', 'Sat 22:00-02:00', 'Sun 22:00-02:00']],
    ['Mon 0:00–24:00', ['Mon 00:00-00:00']],
    ['Mo 9–12, Mi frei, Fr ab 10', ['Mon 09:00-12:00', 'Fri 10:00-12:00']],
    ['Tue 6-2', ['Tue 06:00-14:00']],
  ])('reads %s', (text, lines) => {
    expect(read(text)).toEqual({ lines, unread: [] })
  })

  it.each([
    ['Mon 9–12, not on 24 Dec', ['Mon 09:00-12:00'], ['not on 24 Dec']],
    ['Mon 9–12, Tue 25–31', ['Mon 09:00-12:00'], ['Tue 25–31']],
    ['Mon 9–12 and 11–13', ['Mon 09:00-12:00'], ['and 11–13']],
    ['Mon 9–12 Thu', ['Mon 09:00-12:00'], ['Thu']],
    ['8–9 Uhr, Mo 10–11 月曜', ['Mon 10:00-11:00'], ['8–9', '月曜']],
  ])('leaves out what it does not understand in %s', (text, lines, unread) => {
    expect(read(text)).toEqual({ lines, unread })
  })

  it.each([
    ['', 'empty'],
    [' \n ', 'empty'],
    ['月曜日 9時から12時', 'nothing'],
    ['الاثنين ٩ - ١٢', 'nothing'],
    ['call me maybe', 'nothing'],
    ['Mon–Fri', 'nothing'],
    ['9–12', 'nothing'],
    ['Mon 9–12 '.repeat(120_000), 'tooLong'],
  ])('refuses %.20j', (text, refused) => {
    expect(read(text)).toBe(refused)
  })

  it('reads the longest text in no time', () => {
    for (const piece of ['Mon 9–12 ', '9', '-', 'a ', 'her gün ', "9'dan ", 'until ']) {
      const text = piece.repeat(MAX_PASTED).slice(0, MAX_PASTED)
      const began = performance.now()
      parseWeek(text)
      expect(performance.now() - began).toBeLessThan(2000)
    }
  })

  it('reads back every week that is printed in a language of owners', () => {
    const times = uniqueArray(integer({ min: 0, max: 95 }), { minLength: 2, maxLength: 6 }).map((quarters) =>
      quarters
        .slice(0, quarters.length - (quarters.length % 2))
        .sort((one, other) => one - other)
        .map(
          (quarter) => `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${['00', '15', '30', '45'][quarter % 4]}`,
        ),
    )
    const week = tuple(...weekFrom(1).map(() => times))
    const style = tuple(constantFrom('long' as const, 'short' as const), constantFrom('24h' as const, '12h' as const))
    const language = constantFrom('en', 'de', 'tr')
    const open = subarray(weekFrom(1), { minLength: 1 })
    assert(
      property(language, style, open, week, (locale, [length, format], days, all) => {
        const clock = locale === 'en' ? format : '24h'
        const hours = days.flatMap((dayOfWeek) => {
          const ofDay = all[dayOfWeek] ?? []
          return ofDay.flatMap((startTime, index) =>
            index % 2 === 0 ? [{ dayOfWeek, startTime, endTime: ofDay[index + 1] ?? '' }] : [],
          )
        })
        const print = (time: string) => formatWallTime(time, clock, locale)
        const text = days
          .map((day) => {
            const name = weekdayNames(0, locale)[day]?.[length]
            const spans = hours.filter(({ dayOfWeek }) => dayOfWeek === day)
            return `${name} ${spans.map(({ startTime, endTime }) => `${print(startTime)} – ${print(endTime)}`).join(', ')}`
          })
          .join('\n')
        expect(read(text)).toEqual({ lines: linesOf(hours), unread: [] })
      }),
      cases(200),
    )
  })
})
