import { describe, expect, it } from 'vitest'
import { listDaysOff } from '@/lib/time-off/days-off'
import type { TimeOff } from '@/lib/time-off/schema'

const entry = (from: string, to = from, fields: Partial<TimeOff> = {}): TimeOff => ({
  id: from,
  from,
  to,
  startTime: null,
  endTime: null,
  title: '',
  publicLabel: '',
  kind: 'leave',
  isActive: true,
  ...fields,
})

describe('listDaysOff', () => {
  it('lists the days of the year alone, the leap day too', () => {
    const days = listDaysOff([entry('2027-12-30', '2028-03-01')], 2028)
    expect(days.size).toBe(61)
    expect(days.has('2028-02-29')).toBe(true)
    expect(listDaysOff([entry('2027-12-30', '2028-03-01')], 2027).size).toBe(2)
    expect(listDaysOff([entry('2000-01-01', '9999-12-30')], 2027).size).toBe(365)
    expect(listDaysOff([entry('2026-01-01')], 2027).size).toBe(0)
  })

  it('shows leave before a holiday, and both before a part of the day', () => {
    const part = entry('2027-05-27', '2027-05-27', { startTime: '09:00', endTime: '10:00' })
    const holiday = entry('2027-05-27', '2027-05-27', { kind: 'holiday' })
    const look = (...entries: TimeOff[]) => listDaysOff(entries, 2027).get('2027-05-27')?.look
    expect(look(part)).toBe('part')
    expect(look(holiday, part)).toBe('holiday')
    expect(look(entry('2027-05-20', '2027-05-30'), holiday, part)).toBe('leave')
    expect(listDaysOff([holiday, part], 2027).get('2027-05-27')?.entries).toEqual([holiday, part])
  })

  it('leaves out what is inactive', () => {
    expect(listDaysOff([entry('2027-05-27', '2027-05-27', { isActive: false })], 2027).size).toBe(0)
  })
})
