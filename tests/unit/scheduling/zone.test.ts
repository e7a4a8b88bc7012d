import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getZone, isSameTimezone, isTimezone, localDate, offsetAt, toInstant } from '@/lib/scheduling'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/scheduling/units'
import { cases } from '@/tests/support/cases'
import { firstMinuteOf, readClock } from '../../support/scheduling/oracle-clock'
import { ALL_TIMEZONES, changesOf } from '../../support/scheduling/zones'

function instantOf(timezone: string, wall: string): string {
  return new Date(toInstant(getZone(timezone), Date.parse(`${wall}:00Z`))).toISOString().slice(0, 16)
}

/** The offset by Intl itself, without a table. */
function readOffset(formatter: Intl.DateTimeFormat, instantMs: number): number {
  const text = formatter.format(instantMs).replace(' ', 'T')
  return Date.parse(`${text}Z`) - Math.floor(instantMs / 1000) * 1000
}

function clockOf(timezone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'medium' })
}

describe('offsetAt', () => {
  it.each(ALL_TIMEZONES)('%s: agrees with Intl at any instant from 1970 to 9999', (timezone) => {
    const formatter = clockOf(timezone)
    const recent = fc.integer({ min: 0, max: Date.UTC(2090, 0, 1) })
    const any = fc.integer({ min: 0, max: Date.UTC(9999, 11, 30) })
    fc.assert(
      fc.property(fc.oneof(recent, any), (instantMs) => {
        expect(offsetAt(timezone, instantMs)).toBe(readOffset(formatter, instantMs))
      }),
      cases(60),
    )
  })

  it('sees summers of a week: north-east Brazil in 2000 and Gaza around Ramadan', () => {
    for (const [timezone, from] of [
      ['America/Recife', Date.UTC(2000, 8, 20)],
      ['Asia/Gaza', Date.UTC(2040, 9, 1)],
      ['Asia/Gaza', Date.UTC(2054, 2, 1)],
    ] as const) {
      const formatter = clockOf(timezone)
      for (let at = from; at < from + 50 * DAY_MS; at += HOUR_MS) {
        expect(offsetAt(timezone, at)).toBe(readOffset(formatter, at))
      }
    }
  })

  it('changes at the very millisecond', () => {
    const change = Date.UTC(2030, 2, 10, 7)
    expect(offsetAt('America/New_York', change - 1)).toBe(-5 * HOUR_MS)
    expect(offsetAt('America/New_York', change)).toBe(-4 * HOUR_MS)
  })

  it('knows offsets of whole seconds, which Liberia had until 1972', () => {
    expect(offsetAt('Africa/Monrovia', 0)).toBe(-(44 * 60 + 30) * 1000)
  })

  it('refuses an unknown zone and what is no instant', () => {
    expect(() => offsetAt('Mars/Olympus', 0)).toThrow(RangeError)
    expect(() => offsetAt('UTC', Number.NaN)).toThrow(RangeError)
    expect(() => offsetAt('UTC', Number.POSITIVE_INFINITY)).toThrow(RangeError)
  })
})

describe('toInstant', () => {
  it('moves a time inside a gap forward by the gap', () => {
    expect(instantOf('America/New_York', '2030-03-10T02:30')).toBe('2030-03-10T07:30')
    expect(instantOf('Australia/Lord_Howe', '2030-10-06T02:15')).toBe('2030-10-05T15:45')
  })

  it('takes the first of a time that occurs twice', () => {
    expect(instantOf('America/New_York', '2030-11-03T01:30')).toBe('2030-11-03T05:30')
    expect(instantOf('Australia/Lord_Howe', '2030-04-07T01:45')).toBe('2030-04-06T14:45')
  })

  it('finds a day’s start where midnight is missing or doubled', () => {
    expect(instantOf('America/Santiago', '2030-09-08T00:00')).toBe('2030-09-08T04:00')
    expect(instantOf('America/Havana', '2030-11-03T00:00')).toBe('2030-11-03T04:00')
  })

  it('moves the day that Samoa skipped onto the next one', () => {
    expect(instantOf('Pacific/Apia', '2011-12-30T09:00')).toBe(instantOf('Pacific/Apia', '2011-12-31T09:00'))
  })

  it.each(ALL_TIMEZONES)('%s: agrees with readings of its clock around every change', (timezone) => {
    const zone = getZone(timezone)
    for (const change of changesOf(timezone)) {
      const local = Math.floor((change + zone.offsetAt(change)) / MINUTE_MS)
      for (let wall = local - 180; wall <= local + 180; wall += 15) {
        expect(toInstant(zone, wall * MINUTE_MS)).toBe(firstMinuteOf(timezone, wall) * MINUTE_MS)
      }
    }
  })

  it('turns the reading of any instant that is not repeated back into that instant', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ALL_TIMEZONES), fc.integer({ min: 0, max: 300 }), (timezone, days) => {
        const instantMs = Date.UTC(2030, 0, 1, 12) + days * DAY_MS
        const wallMs = instantMs + offsetAt(timezone, instantMs)
        const back = toInstant(getZone(timezone), wallMs)
        expect(back + offsetAt(timezone, back)).toBe(wallMs)
      }),
      cases(),
    )
  })
})

describe('localDate', () => {
  it('is the date of that zone, on both sides of the date line', () => {
    const noon = Date.UTC(2030, 5, 3, 10, 30)
    expect(localDate('Pacific/Kiritimati', noon)).toBe('2030-06-04')
    expect(localDate('Pacific/Midway', noon)).toBe('2030-06-02')
  })

  it('reaches from 1970 to 9999', () => {
    expect(localDate('America/New_York', 0)).toBe('1969-12-31')
    expect(localDate('UTC', Date.UTC(9999, 11, 31, 23, 59))).toBe('9999-12-31')
  })

  it('passes from Thursday to Saturday where Samoa skipped a Friday', () => {
    const change = Date.UTC(2011, 11, 30, 10)
    expect(localDate('Pacific/Apia', change - 1)).toBe('2011-12-29')
    expect(localDate('Pacific/Apia', change)).toBe('2011-12-31')
    expect(readClock('Pacific/Apia', change / MINUTE_MS)).toBe(Date.UTC(2011, 11, 31) / MINUTE_MS)
  })
})

describe('isTimezone', () => {
  describe('zone names', () => {
    it('are those that a formatter can be built with, in any case', () => {
      expect(isTimezone('Europe/Istanbul')).toBe(true)
      expect(isTimezone('europe/istanbul')).toBe(true)
      expect(isTimezone('Asia/Calcutta')).toBe(true)
      expect(isTimezone('Europe/Nowhere')).toBe(false)
      expect(isTimezone('')).toBe(false)
    })

    it('never fall back to the zone of the process', () => {
      expect(isTimezone(undefined as unknown as string)).toBe(false)
    })

    it('are the same when they name one zone', () => {
      expect(isSameTimezone('Asia/Kolkata', 'Asia/Calcutta')).toBe(true)
      expect(isSameTimezone('UTC', 'Etc/UTC')).toBe(true)
      expect(isSameTimezone('Europe/Berlin', 'europe/berlin')).toBe(true)
      expect(isSameTimezone('Europe/Berlin', 'Europe/Paris')).toBe(false)
      expect(() => isSameTimezone('Europe/Berlin', 'Europe/Nowhere')).toThrow(RangeError)
    })
  })
})
