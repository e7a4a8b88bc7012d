import { describe, expect, it } from 'vitest'
import { formatPeriod, formatWallTime } from '@/lib/time/period'
import { dayHeading, longDate, weekdayNames } from '@/lib/time/screen-time'

describe('formatWallTime, formatPeriod, longDate and weekdayNames', () => {
  it('shows wall times in both formats, midnight and noon included', () => {
    expect(['00:00', '09:05', '12:00', '23:30'].map((time) => formatWallTime(time, '12h', 'en-US'))).toEqual([
      '12:00 AM',
      '09:05 AM',
      '12:00 PM',
      '11:30 PM',
    ])
    expect(formatWallTime('09:05', '24h', 'en-US')).toBe('09:05')
  })

  it('counts a meeting over a clock change in elapsed time', () => {
    expect(formatPeriod(Date.parse('2030-03-31T00:30:00.000Z'), 60, 'Europe/Berlin', '24h', 'en-US')).toBe(
      '01:30 – 03:30',
    )
  })

  it('names dates and days whatever zone the machine is in', () => {
    expect(longDate('2026-06-04', 'en-US')).toBe('Thursday, June 4, 2026')
    expect(dayHeading('2026-06-04', 'en-US')).toEqual({ weekday: 'Thursday', day: 'Jun 4' })
  })

  it('names dates and days in the language', () => {
    expect(longDate('2026-06-04', 'de-DE')).toBe('Donnerstag, 4. Juni 2026')
    expect(dayHeading('2026-06-04', 'de-DE')).toEqual({ weekday: 'Donnerstag', day: '4. Juni' })
    expect(weekdayNames(1, 'de-DE')[0]).toEqual({ short: 'Mo', long: 'Montag' })
  })

  it('begins the week on the day it is told', () => {
    expect(weekdayNames(6, 'en-US').map(({ short }) => short)).toEqual([
      'Sat',
      'Sun',
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
    ])
    expect(weekdayNames(0, 'en-US')[0]).toEqual({ short: 'Sun', long: 'Sunday' })
  })
})
