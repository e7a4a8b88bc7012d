import { describe, expect, it } from 'vitest'
import { findOverlap, isOpenSpan } from '@/lib/scheduling'

/** `1 09:00-10:00` is Monday from nine to ten. */
function week(...lines: string[]) {
  return lines.map((line) => {
    const [dayOfWeek, startTime = '', endTime = ''] = line.split(/[ -]/)
    return { dayOfWeek: Number(dayOfWeek), startTime, endTime }
  })
}

describe('findOverlap', () => {
  it('finds nothing in an empty week or among windows apart', () => {
    expect(findOverlap([])).toBeNull()
    expect(findOverlap(week('1 09:00-12:00', '1 13:00-17:00', '2 09:00-12:00'))).toBeNull()
  })

  it('lets windows touch', () => {
    expect(findOverlap(week('1 09:00-10:00', '1 10:00-11:00'))).toBeNull()
    expect(findOverlap(week('1 22:00-00:00', '2 00:00-02:00'))).toBeNull()
  })

  it('names the later one in the list, whichever comes first in the day', () => {
    expect(findOverlap(week('1 09:00-10:01', '1 10:00-11:00'))).toBe(1)
    expect(findOverlap(week('1 10:00-11:00', '3 09:00-10:00', '1 09:00-10:01'))).toBe(2)
  })

  it('sees a window inside another, and the same one twice', () => {
    expect(findOverlap(week('1 09:00-17:00', '1 12:00-13:00'))).toBe(1)
    expect(findOverlap(week('1 12:00-13:00', '1 09:00-17:00'))).toBe(1)
    expect(findOverlap(week('1 09:00-10:00', '1 09:00-10:00'))).toBe(1)
  })

  it('follows hours past midnight into the next day', () => {
    expect(findOverlap(week('1 22:00-02:00', '2 01:30-03:00'))).toBe(1)
    expect(findOverlap(week('2 01:30-03:00', '1 22:00-02:00'))).toBe(1)
    expect(findOverlap(week('1 22:00-02:00', '2 02:00-03:00'))).toBeNull()
  })

  it('follows Saturday’s hours into Sunday', () => {
    expect(findOverlap(week('0 00:30-03:00', '6 22:00-01:00'))).toBe(1)
    expect(findOverlap(week('0 01:00-03:00', '6 22:00-01:00'))).toBeNull()
  })

  it('takes 00:00–00:00 for the whole day and no more', () => {
    expect(findOverlap(week('1 00:00-00:00', '1 23:00-23:30'))).toBe(1)
    expect(findOverlap(week('1 00:00-00:00', '2 00:00-00:00', '0 00:00-00:00'))).toBeNull()
  })

  it('refuses a malformed time', () => {
    expect(() => findOverlap(week('1 9:00-10:00'))).toThrow(RangeError)
  })
})

describe('isOpenSpan', () => {
  it('refuses equal times but for the whole day', () => {
    expect(isOpenSpan('09:00', '09:00')).toBe(false)
    expect(isOpenSpan('00:00', '00:00')).toBe(true)
  })

  it('accepts an end before the start, which lies on the next date', () => {
    expect(isOpenSpan('22:00', '02:00')).toBe(true)
  })
})
