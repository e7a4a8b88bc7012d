import { describe, expect, it } from 'vitest'
import type { ManagedBooking } from '@/lib/meetings/visitor/managed-booking'
import { policyWords } from '@/lib/meetings/visitor/policy-words'
import { textsOf } from '@/messages'

const NOW = new Date('2030-06-03T08:00:00Z')
const DAY = 24 * 60

function say(fields: Partial<ManagedBooking>, now = NOW) {
  const booking = {
    status: 'confirmed',
    startTime: new Date('2030-06-06T12:00:00Z'),
    hasOpenPage: true,
    cancelNotice: 0,
    moveNotice: 0,
    maxMoves: null,
    moves: 0,
    userTimezone: 'Europe/Berlin',
    timeFormat: '24h',
    ...fields,
  } as ManagedBooking
  return policyWords(booking, now, textsOf('en').part('changePolicy'))
}

describe('policyWords', () => {
  it('says both in one sentence where they hold for the same time', () => {
    expect(say({})).toEqual(['You can move or cancel this until it starts.'])
    expect(say({ cancelNotice: DAY, moveNotice: DAY })).toEqual(['You can move or cancel this until Wednesday, 14:00.'])
  })

  it('names the weekday alone in the next six days, else the date, with the year if it is another one', () => {
    const until = (startTime: string) => say({ startTime: new Date(startTime), moveNotice: DAY, cancelNotice: DAY })
    expect(until('2030-06-10T12:00:00Z')).toEqual(['You can move or cancel this until Sunday, 14:00.'])
    expect(until('2030-06-11T12:00:00Z')).toEqual(['You can move or cancel this until Monday, June 10, 14:00.'])
    expect(until('2031-01-02T12:00:00Z')).toEqual([
      'You can move or cancel this until Wednesday, January 1, 2031, 13:00.',
    ])
  })

  it('says each for itself where they differ, and the moves that are left', () => {
    expect(say({ moveNotice: DAY, maxMoves: 3, moves: 1 })).toEqual([
      'You can move this until Wednesday, 14:00.',
      'You can cancel until it starts.',
      'You can move it 2 more times.',
    ])
  })

  it('says what is too late, up to and including the last minute not', () => {
    const last = new Date('2030-06-05T12:00:00Z')
    const after = new Date(last.getTime() + 1)
    const notices = { moveNotice: DAY, cancelNotice: DAY }
    expect(say(notices, last)).toEqual(['You can move or cancel this until Wednesday, June 5, 14:00.'])
    expect(say(notices, after)).toEqual([
      "It's too late to move or cancel this here. That was possible until Wednesday, June 5, 14:00.",
    ])
  })

  it('says that the moves are used up, or that the page takes no bookings', () => {
    const cancel = 'You can cancel until it starts.'
    expect(say({ maxMoves: 2, moves: 2 })).toEqual(["You've moved this 2 times. It can't be moved again here.", cancel])
    expect(say({ maxMoves: 1, moves: 1 })).toEqual(["You've moved this once. It can't be moved again here.", cancel])
    expect(say({ maxMoves: 0 })).toEqual(["This can't be moved here.", cancel])
    expect(say({ hasOpenPage: false })).toEqual([
      "This can't be moved here, because the page takes no bookings now.",
      cancel,
    ])
  })

  it('says of a meeting that has started nothing but that', () => {
    expect(say({}, new Date('2030-06-06T12:00:00Z'))).toEqual(["This has started, so it can't be changed here."])
  })
})
