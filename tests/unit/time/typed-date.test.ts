import { describe, expect, it } from 'vitest'
import { formatDate } from '@/lib/scheduling/format-date'
import { parseTypedDate } from '@/lib/time/typed-date'

const monthFirst = { dateFormat: 'MMM D YYYY', today: '2026-06-03' } as const
const dayFirst = { dateFormat: 'D MMM YYYY', today: '2026-06-03' } as const

describe('parseTypedDate', () => {
  it.each([
    ['2026-06-03', '2026-06-03'],
    ['2026/6/3', '2026-06-03'],
    ['20260603', '2026-06-03'],
    ['Jun 3 2026', '2026-06-03'],
    ['June 3, 2026', '2026-06-03'],
    ['3 Jun 2026', '2026-06-03'],
    ['3rd of June 2026', '2026-06-03'],
    ['3-jun-26', '2026-06-03'],
    ['Wed, Jun 3 2026', '2026-06-03'],
    ['sept. 1 2026', '2026-09-01'],
    ['3.6.2026', '2026-06-03'],
    ['3.6.', '2026-06-03'],
    ['29 Feb 2028', '2028-02-29'],
    ['today', '2026-06-03'],
    ['Tomorrow', '2026-06-04'],
  ])('reads %j as %s, whatever the date format', (text, date) => {
    expect(parseTypedDate(text, monthFirst)).toBe(date)
    expect(parseTypedDate(text, dayFirst)).toBe(date)
  })

  it("takes the order of 6/7/2026 from the owner's date format", () => {
    expect(parseTypedDate('6/7/2026', monthFirst)).toBe('2026-06-07')
    expect(parseTypedDate('6/7/2026', dayFirst)).toBe('2026-07-06')
    expect(parseTypedDate('31/12/2026', monthFirst)).toBeNull()
  })

  it.each([
    ['Jun 3', '2026-06-03'],
    ['Jun 2', '2027-06-02'],
    ['29 feb', '2028-02-29'],
  ])('reads %j without a year as the next such day, today included', (text, date) => {
    expect(parseTypedDate(text, monthFirst)).toBe(date)
  })

  it.each([
    '',
    'soon',
    '30 Feb 2026',
    '2026-13-01',
    'Jun 2026',
    '3',
    'ju 3 2026',
    '1 Jan 1969',
    '0000-00-00',
    '3.6-2026',
  ])('does not guess at %j', (text) => {
    expect(parseTypedDate(text, monthFirst)).toBeNull()
  })

  it.each([
    ['de', '3. Juni 2026'],
    ['de', '3 juni'],
    ['de', '3.6.26'],
    ['de', '3/6/2026'],
    ['de', 'heute'],
    ['de', 'Jun 3 2026'],
    ['tr', '3 Haz 2026'],
    ['tr', '3 HAZİRAN'],
    ['tr', 'Bugün'],
    ['tr', '3 June 2026'],
  ])('reads %s %j', (locale, text) => {
    expect(parseTypedDate(text, { ...monthFirst, locale })).toBe('2026-06-03')
    expect(parseTypedDate(text, { ...dayFirst, locale })).toBe('2026-06-03')
  })

  it.each(['en-US', 'de', 'tr'])('reads all dates that it writes in %s', (locale) => {
    for (let month = 1; month <= 12; month += 1) {
      const date = `2027-${String(month).padStart(2, '0')}-09`
      const written = formatDate(date, 'UTC', 'D MMM YYYY', locale)
      expect(parseTypedDate(written, { ...dayFirst, locale }), written).toBe(date)
    }
  })

  it('reads tomorrow in the language', () => {
    expect(parseTypedDate('morgen', { ...dayFirst, locale: 'de' })).toBe('2026-06-04')
    expect(parseTypedDate('YARIN', { ...dayFirst, locale: 'tr' })).toBe('2026-06-04')
  })
})
