import { describe, expect, it } from 'vitest'
import { listWindows } from '@/lib/scheduling'
import { utc } from '../../support/scheduling/monday'

function windows(timezone: string, hours: string, from: string, to: string, dayOfWeek = 0) {
  const [startTime = '', endTime = ''] = hours.split('-')
  const availabilities = [{ dayOfWeek, startTime, endTime }]
  const listed = listWindows({ timezone, availabilities, from: utc(from), to: utc(to) })
  return listed.map(({ start, end }) => [start, end].map((at) => new Date(at).toISOString().slice(5, 16)).join(' '))
}

describe('listWindows', () => {
  it('lists one window for each date of the weekday', () => {
    const listed = windows('UTC', '09:00-10:00', '2030-06-01T00:00', '2030-06-15T00:00')
    expect(listed).toEqual(['06-02T09:00 06-02T10:00', '06-09T09:00 06-09T10:00'])
  })

  it('lists a window whole when the range only touches its inside', () => {
    expect(windows('UTC', '09:00-10:00', '2030-06-02T09:59', '2030-06-02T12:00')).toEqual(['06-02T09:00 06-02T10:00'])
  })

  it('leaves out a window that ends where the range begins or begins where it ends', () => {
    expect(windows('UTC', '09:00-10:00', '2030-06-02T10:00', '2030-06-02T12:00')).toEqual([])
    expect(windows('UTC', '09:00-10:00', '2030-06-02T08:00', '2030-06-02T09:00')).toEqual([])
  })

  it('reaches back to the evening before, for a window that runs past midnight', () => {
    expect(windows('UTC', '22:00-02:00', '2030-06-03T01:00', '2030-06-03T02:00')).toEqual(['06-02T22:00 06-03T02:00'])
  })

  it('keeps wall times on both sides of a clock change', () => {
    const listed = windows('America/New_York', '09:00-17:00', '2030-03-03T00:00', '2030-03-11T00:00')
    expect(listed).toEqual(['03-03T14:00 03-03T22:00', '03-10T13:00 03-10T21:00'])
  })

  it('is shorter or longer by the hour that a change takes or gives', () => {
    expect(windows('America/New_York', '00:00-00:00', '2030-03-10T12:00', '2030-03-10T13:00')).toEqual([
      '03-10T05:00 03-11T04:00',
    ])
    expect(windows('America/New_York', '00:00-00:00', '2030-11-03T12:00', '2030-11-03T13:00')).toEqual([
      '11-03T04:00 11-04T05:00',
    ])
  })

  it('leaves out a window that a change turns around', () => {
    // 02:30 moves to 03:30, past the window's end at 03:15.
    expect(windows('America/New_York', '02:30-03:15', '2030-03-10T00:00', '2030-03-11T00:00')).toEqual([])
  })

  it('begins a day at the first midnight, and after a missing one', () => {
    expect(windows('America/Santiago', '00:00-01:30', '2030-09-08T00:00', '2030-09-09T00:00')).toEqual([
      '09-08T04:00 09-08T04:30',
    ])
    expect(windows('America/Havana', '00:00-02:00', '2030-11-03T00:00', '2030-11-04T00:00')).toEqual([
      '11-03T04:00 11-03T07:00',
    ])
  })

  it('finds a night that began two dates ago, where Samoa skipped the one between', () => {
    expect(windows('Pacific/Apia', '22:00-02:00', '2011-12-30T10:30', '2011-12-30T11:00', 4)).toEqual([
      '12-30T08:00 12-30T12:00',
    ])
  })

  it('finds a window of tomorrow that began before the clock fell back over midnight', () => {
    // At 00:01 on Sunday Newfoundland went back to 23:01 on Saturday.
    expect(windows('America/St_Johns', '00:00-02:00', '2010-11-07T02:00', '2010-11-07T02:40')).toEqual([
      '11-07T02:30 11-07T05:30',
    ])
  })

  it('ignores a weekday that no week has', () => {
    expect(windows('UTC', '09:00-10:00', '2030-06-01T00:00', '2030-06-15T00:00', 7)).toEqual([])
  })
})
