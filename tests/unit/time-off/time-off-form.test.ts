import { describe, expect, it } from 'vitest'
import type { TimeOff } from '@/lib/time-off/schema'
import { timeOffFormSchema, toTimeOffValues } from '@/lib/time-off/time-off-form'

const fresh = toTimeOffValues(null, '2027-08-01')

const pathsOf = (values: object) =>
  timeOffFormSchema.safeParse({ ...fresh, ...values }).error?.issues.map(({ path }) => path.join('.'))

describe('timeOffFormSchema', () => {
  it('sends days without times, and a part of the first day with them', () => {
    expect(timeOffFormSchema.parse({ ...fresh, to: '2027-08-21' })).toMatchObject({
      from: '2027-08-01',
      to: '2027-08-21',
      startTime: null,
      endTime: null,
    })
    expect(timeOffFormSchema.parse({ ...fresh, to: '2027-08-21', isPart: true })).toMatchObject({
      to: '2027-08-01',
      startTime: '09:00',
      endTime: '12:00',
    })
  })

  it('takes midnight for the end of the day', () => {
    const part = { ...fresh, isPart: true, startTime: '14:00', endTime: '00:00' }
    expect(timeOffFormSchema.parse(part).endTime).toBe('23:59')
  })

  it('names the wrong field', () => {
    expect(pathsOf({ to: '2027-07-31' })).toEqual(['to'])
    expect(pathsOf({ from: '' })).toEqual(['from'])
    expect(pathsOf({ isPart: true, endTime: '08:00' })).toEqual(['endTime'])
    expect(pathsOf({ isPart: true, startTime: '' })).toEqual(['startTime'])
    expect(pathsOf({ title: 'x'.repeat(201) })).toEqual(['title'])
  })
})

describe('toTimeOffValues', () => {
  it('reads an entry so that it is sent as it was', () => {
    const entry: TimeOff = {
      id: '1',
      from: '2027-12-24',
      to: '2027-12-24',
      startTime: '14:00',
      endTime: '23:59',
      title: 'Eve',
      publicLabel: 'Closed',
      kind: 'leave',
      isActive: true,
    }
    expect(toTimeOffValues(entry, '2027-01-01')).toMatchObject({ isPart: true, endTime: '00:00' })
    const { id: _, kind: __, ...fields } = entry
    expect(timeOffFormSchema.parse(toTimeOffValues(entry, '2027-01-01'))).toEqual(fields)
  })
})
