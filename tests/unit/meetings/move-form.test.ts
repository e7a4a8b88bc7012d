import { describe, expect, it } from 'vitest'
import { movedTimes } from '@/lib/meetings/move-form'

const zone = 'Europe/Berlin'
const booking = { startTime: '2030-03-29T09:00:00.000Z', endTime: '2030-03-29T09:45:00.000Z' }

describe('movedTimes', () => {
  it('keeps length and time of day over a clock change', () => {
    expect(movedTimes(booking, { date: '2030-04-01', time: '10:00' }, zone)).toEqual({
      startTime: '2030-04-01T08:00:00.000Z',
      endTime: '2030-04-01T08:45:00.000Z',
    })
  })

  it('keeps the instant of an untouched time that occurs twice', () => {
    const second = { startTime: '2030-10-27T01:30:00.000Z', endTime: '2030-10-27T02:00:00.000Z' }
    expect(movedTimes(second, { date: '2030-10-27', time: '02:30' }, zone)).toEqual(second)
  })

  it('is null while the time is unfinished', () => {
    expect(movedTimes(booking, { date: '', time: '10:00' }, zone)).toBeNull()
    expect(movedTimes(booking, { date: '2030-04-01', time: '' }, zone)).toBeNull()
  })
})
