import { describe, expect, it } from 'vitest'
import { groupSlotsByDate } from '@/lib/scheduling'
import { utc } from '../../support/scheduling/monday'

describe('groupSlotsByDate', () => {
  it('puts a slot on the date that the visitor’s clock shows', () => {
    const slots = [utc('2030-06-03T20:00'), utc('2030-06-03T21:00')]
    expect(groupSlotsByDate(slots, 'UTC')).toEqual([{ date: '2030-06-03', slots }])
    expect(groupSlotsByDate(slots, 'Europe/Istanbul')).toEqual([
      { date: '2030-06-03', slots: [slots[0]] },
      { date: '2030-06-04', slots: [slots[1]] },
    ])
  })

  it('leaves out days without slots, and lists none for none', () => {
    const slots = [utc('2030-06-03T09:00'), utc('2030-06-07T09:00')]
    expect(groupSlotsByDate(slots, 'UTC').map((day) => day.date)).toEqual(['2030-06-03', '2030-06-07'])
    expect(groupSlotsByDate([], 'UTC')).toEqual([])
  })

  it('keeps one group for a date that goes on after the next one had begun', () => {
    // Until 2011 Newfoundland set 00:01 back to 23:01 of the evening before.
    const slots = ['2010-11-07T02:30', '2010-11-07T02:45', '2010-11-07T03:45'].map(utc)
    expect(groupSlotsByDate(slots, 'America/St_Johns')).toEqual([
      { date: '2010-11-06', slots: [utc('2010-11-07T02:45')] },
      { date: '2010-11-07', slots: [utc('2010-11-07T02:30'), utc('2010-11-07T03:45')] },
    ])
  })

  it('refuses an unknown zone, even with nothing to group', () => {
    expect(() => groupSlotsByDate([], 'Mars/Olympus')).toThrow(RangeError)
  })
})
