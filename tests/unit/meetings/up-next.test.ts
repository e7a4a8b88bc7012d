import { describe, expect, it } from 'vitest'
import type { Meeting } from '@/lib/meetings/schema'
import { selectUpNext } from '@/lib/meetings/up-next'

const at = (time: string) => `2026-03-02T${time}:00.000Z`
const meeting = (id: string, start: string, end: string) => ({ id, startTime: at(start), endTime: at(end) }) as Meeting
const MORNING = [meeting('a', '09:00', '10:00'), meeting('b', '10:00', '10:30'), meeting('c', '14:00', '15:00')]

describe('selectUpNext', () => {
  it.each([
    ['08:00', ['a']],
    ['09:00', ['a', 'b']],
    ['09:59', ['a', 'b']],
    ['10:00', ['b', 'c']],
    ['10:30', ['c']],
    ['14:30', ['c']],
    ['15:00', []],
  ])('at %s it is %j', (time, ids) => {
    expect(selectUpNext(MORNING, Date.parse(at(time))).map(({ id }) => id)).toEqual(ids)
  })
})
