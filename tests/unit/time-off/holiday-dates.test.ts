import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '@/lib/scheduling/units'
import { toHolidaySpan } from '@/lib/time-off/holiday-dates'

const span = (date: string, hours: number) => {
  const { from, to, startTime, endTime } = toHolidaySpan({ date, lengthMs: hours * HOUR_MS })
  return startTime === null ? [from, to] : [from, to, startTime, endTime]
}

describe('toHolidaySpan', () => {
  it('keeps a holiday of one date, also when the clock changes on it', () => {
    expect(span('2027-05-27 00:00:00', 24)).toEqual(['2027-05-27', '2027-05-27'])
    expect(span('2027-03-28 00:00:00', 23)).toEqual(['2027-03-28', '2027-03-28'])
    expect(span('2027-10-31 00:00:00', 25)).toEqual(['2027-10-31', '2027-10-31'])
  })

  it('makes one range of several dates', () => {
    expect(span('2027-01-02 00:00:00', 120)).toEqual(['2027-01-02', '2027-01-06'])
    expect(span('2027-12-28 00:00:00', 144)).toEqual(['2027-12-28', '2028-01-02'])
    expect(span('2028-02-28 00:00:00', 72)).toEqual(['2028-02-28', '2028-03-01'])
  })

  it('leaves out the evening before a feast of a lunar calendar', () => {
    expect(span('2027-06-06 00:00:00 -0600', 24)).toEqual(['2027-06-06', '2027-06-06'])
    expect(span('2027-03-09 00:00:00 -0600', 72)).toEqual(['2027-03-09', '2027-03-11'])
  })

  it('leaves out the half day after which a feast is over', () => {
    expect(span('2027-03-09 00:00:00 -0600', 90)).toEqual(['2027-03-09', '2027-03-11'])
    expect(span('2027-05-16 00:00:00 -0600', 114)).toEqual(['2027-05-16', '2027-05-19'])
  })

  it('keeps the times of an afternoon, until midnight', () => {
    expect(span('2027-12-24 14:00:00', 10)).toEqual(['2027-12-24', '2027-12-24', '14:00', '23:59'])
    expect(span('2027-05-01 12:00:00', 12)).toEqual(['2027-05-01', '2027-05-01', '12:00', '23:59'])
    expect(span('2027-12-24 08:00:00', 4)).toEqual(['2027-12-24', '2027-12-24', '08:00', '12:00'])
  })
})
