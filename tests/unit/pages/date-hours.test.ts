import { describe, expect, it } from 'vitest'
import { groupDates, groupProblem, putDates, removeDates } from '@/lib/pages/date-hours'
import { NOTICE_UNITS, noticeUnitOf } from '@/lib/pages/notice-units'

const closed = (...dates: string[]) => dates.map((date) => ({ date, spans: [] }))
const morning = [{ startTime: '09:00', endTime: '12:00' }]

describe('groupDates', () => {
  it('joins dates in a row that have the same hours, also over the end of a month', () => {
    expect(groupDates(closed('2027-02-01', '2027-01-31', '2027-01-30'))).toEqual([
      { from: '2027-01-30', to: '2027-02-01', spans: [] },
    ])
  })

  it('keeps apart what has other hours or a gap', () => {
    const dates = [...closed('2027-03-01', '2027-03-03'), { date: '2027-03-02', spans: morning }]
    expect(groupDates(dates).map(({ from, to }) => [from, to])).toEqual([
      ['2027-03-01', '2027-03-01'],
      ['2027-03-02', '2027-03-02'],
      ['2027-03-03', '2027-03-03'],
    ])
  })

  it('of no dates are none', () => expect(groupDates([])).toEqual([]))
})

describe('putDates', () => {
  it('closes all days of a range at once, in place of what they had', () => {
    const before = [{ date: '2027-08-02', spans: morning }, ...closed('2027-07-01')]
    const after = putDates(before, { from: '2027-08-01', to: '2027-08-21', spans: [] })
    expect(after).toHaveLength(22)
    expect(after.map(({ date }) => date)).toEqual(after.map(({ date }) => date).toSorted())
    expect(after.every(({ spans }) => spans.length === 0)).toBe(true)
  })

  it('orders the hours of a date', () => {
    const spans = [{ startTime: '14:00', endTime: '15:00' }, ...morning]
    expect(putDates([], { from: '2027-08-01', to: '2027-08-01', spans })[0]?.spans[0]).toEqual(morning[0])
  })
})

describe('removeDates', () => {
  it('leaves the days around a range', () => {
    const dates = closed('2027-08-01', '2027-08-02', '2027-08-03', '2027-08-04')
    expect(removeDates(dates, { from: '2027-08-02', to: '2027-08-03' })).toEqual(closed('2027-08-01', '2027-08-04'))
  })
})

describe('groupProblem', () => {
  const day = { from: '2027-08-01', to: '2027-08-01', spans: morning }

  it.each([
    ['a day', {}, null],
    ['a night', { spans: [{ startTime: '22:00', endTime: '02:00' }] }, null],
    ['no first day', { from: '' }, 'from'],
    ['no last day', { to: '' }, 'to'],
    ['a last day before the first', { to: '2027-07-31' }, 'reversed'],
    ['an end before the start', { spans: [{ startTime: '09:00', endTime: '08:30' }] }, 'spans'],
    ['hours that overlap', { spans: [...morning, { startTime: '11:00', endTime: '13:00' }] }, 'spans'],
    ['401 days', { to: '2028-09-04' }, 'full'],
    ['400 days', { to: '2028-09-03' }, null],
  ])('of %s', (_case, change, problem) => {
    expect(groupProblem({ ...day, ...change }, [])).toBe(problem)
  })

  it('counts what is replaced once', () => {
    const year = putDates([], { from: '2027-01-01', to: '2028-02-04', spans: [] })
    expect(year).toHaveLength(400)
    expect(groupProblem({ from: '2027-05-01', to: '2027-05-09', spans: [] }, year)).toBeNull()
    expect(groupProblem({ from: '2029-01-01', to: '2029-01-01', spans: [] }, year)).toBe('full')
  })
})

describe('noticeUnitOf', () => {
  it.each([
    [0, 'hours'],
    [45, 'minutes'],
    [90, 'minutes'],
    [120, 'hours'],
    [1440, 'days'],
    [2160, 'hours'],
    [525_600, 'days'],
  ] as const)('%d minutes are given in %s', (minutes, unit) => {
    expect(noticeUnitOf(minutes)).toBe(unit)
    expect(Number.isInteger(minutes / NOTICE_UNITS[unit])).toBe(true)
  })
})
