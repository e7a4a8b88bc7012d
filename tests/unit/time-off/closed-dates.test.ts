import { describe, expect, it } from 'vitest'
import { listClosedDates } from '@/lib/time-off/closed-dates'

const summer = { from: '2027-08-01', to: '2027-08-03', publicLabel: 'Summer' }

describe('listClosedDates', () => {
  it('names each date once, by date, with the first label', () => {
    const holiday = { from: '2027-08-02', to: '2027-08-04', publicLabel: 'Holiday' }
    const before = { from: '2027-07-01', to: '2027-07-01', publicLabel: 'Before' }
    expect(listClosedDates([summer, holiday, before], [])).toEqual([
      { date: '2027-07-01', publicLabel: 'Before' },
      { date: '2027-08-01', publicLabel: 'Summer' },
      { date: '2027-08-02', publicLabel: 'Summer' },
      { date: '2027-08-03', publicLabel: 'Summer' },
      { date: '2027-08-04', publicLabel: 'Holiday' },
    ])
  })

  it('leaves out a date that the page opens, not one that it closes', () => {
    const openings = [
      { date: '2027-08-02', spans: [{ startTime: '09:00', endTime: '10:00' }] },
      { date: '2027-08-03', spans: [] },
    ]
    expect(listClosedDates([summer], openings).map(({ date }) => date)).toEqual(['2027-08-01', '2027-08-03'])
  })
})
