import { describe, expect, it } from 'vitest'
import { formatDate, formatLongDate, formatTime, monthHeading } from '@/lib/scheduling'
import { monthsHeading } from '@/lib/scheduling/format'

const AFTERNOON = Date.UTC(2026, 5, 3, 11, 30)

describe('formatTime', () => {
  it('writes the wall time of the zone in two digits', () => {
    expect(formatTime(AFTERNOON, 'Europe/Istanbul', '24h', 'en-US')).toBe('14:30')
    expect(formatTime(AFTERNOON, 'Europe/Istanbul', '12h', 'en-US')).toBe('02:30 PM')
    expect(formatTime(AFTERNOON, 'America/New_York', '12h', 'en-US')).toBe('07:30 AM')
    expect(formatTime(AFTERNOON, 'Asia/Kathmandu', '24h', 'en-US')).toBe('17:15')
  })

  it('calls midnight 12 AM and noon 12 PM', () => {
    const midnight = Date.UTC(2026, 5, 3)
    expect(formatTime(midnight, 'UTC', '12h', 'en-US')).toBe('12:00 AM')
    expect(formatTime(midnight + 12 * 3_600_000, 'UTC', '12h', 'en-US')).toBe('12:00 PM')
    expect(formatTime(midnight, 'UTC', '24h', 'en-US')).toBe('00:00')
    expect(formatTime(midnight - 1, 'UTC', '24h', 'en-US')).toBe('23:59')
  })

  it('writes both readings of a repeated hour alike', () => {
    const first = Date.UTC(2030, 10, 3, 5, 30)
    expect(formatTime(first, 'America/New_York', '24h', 'en-US')).toBe('01:30')
    expect(formatTime(first + 3_600_000, 'America/New_York', '24h', 'en-US')).toBe('01:30')
  })

  it('uses plain spaces only', () => {
    expect(formatTime(AFTERNOON, 'UTC', '12h', 'en-US')).toMatch(/^[\x20-\x7e]+$/)
  })

  it('refuses an unknown zone and what is no instant', () => {
    expect(() => formatTime(AFTERNOON, 'Mars/Olympus', '24h', 'en-US')).toThrow(RangeError)
    expect(() => formatTime(Number.NaN, 'UTC', '24h', 'en-US')).toThrow(RangeError)
  })
})

describe('formatTime in another language', () => {
  it('has its own halves of the day', () => {
    expect(formatTime(AFTERNOON, 'Europe/Istanbul', '12h', 'tr-TR')).toBe('ÖS 2:30')
    expect(formatTime(AFTERNOON, 'America/New_York', '12h', 'tr-TR')).toBe('ÖÖ 7:30')
    expect(formatTime(AFTERNOON, 'Europe/Istanbul', '24h', 'tr-TR')).toBe('14:30')
  })
})

describe('formatDate', () => {
  it('names the month in the language', () => {
    expect(formatDate('2026-06-03', 'UTC', 'D MMM YYYY', 'tr-TR')).toBe('3 Haz 2026')
  })

  it('writes both formats of the settings', () => {
    expect(formatDate(AFTERNOON, 'UTC', 'MMM D YYYY', 'en-US')).toBe('Jun 3 2026')
    expect(formatDate(AFTERNOON, 'UTC', 'D MMM YYYY', 'en-US')).toBe('3 Jun 2026')
  })

  it('writes the date of the zone', () => {
    expect(formatDate(AFTERNOON, 'Pacific/Kiritimati', 'D MMM YYYY', 'en-US')).toBe('4 Jun 2026')
  })

  it('takes a calendar date as it is, whatever the zone', () => {
    expect(formatDate('2026-09-01', 'Pacific/Midway', 'MMM D YYYY', 'en-US')).toBe('Sep 1 2026')
    expect(() => formatDate('2026-02-30', 'UTC', 'MMM D YYYY', 'en-US')).toThrow(RangeError)
  })
})

describe('formatLongDate', () => {
  it('writes weekday, month, day and year', () => {
    expect(formatLongDate(AFTERNOON, 'UTC', 'en-US')).toBe('Wednesday, June 3, 2026')
    expect(formatLongDate('2026-06-03', 'Pacific/Kiritimati', 'en-US')).toBe('Wednesday, June 3, 2026')
  })

  it('speaks the language it is given', () => {
    expect(formatLongDate('2026-06-03', 'UTC', 'tr')).toBe('3 Haziran 2026 Çarşamba')
  })
})

describe('monthHeading', () => {
  it('writes month and year', () => {
    expect(monthHeading('2026-06', 'en-US')).toBe('June 2026')
    expect(monthHeading('2026-12', 'en-US')).toBe('December 2026')
  })

  it('refuses a month that does not exist', () => {
    expect(() => monthHeading('2026-13', 'en-US')).toThrow(RangeError)
  })
})

describe('monthsHeading', () => {
  it('writes one month once, and two months or years with a dash between them', () => {
    expect(monthsHeading('2026-06-01', '2026-06-30', 'en-US')).toBe('June 2026')
    expect(monthsHeading('2026-11-29', '2026-12-05', 'en-US')).toBe('November – December 2026')
    expect(monthsHeading('2026-12-27', '2027-01-02', 'en-US')).toBe('December 2026 – January 2027')
  })

  it('refuses a date that does not exist', () => {
    expect(() => monthsHeading('2026-06-01', '2026-06-31', 'en-US')).toThrow(RangeError)
  })
})
