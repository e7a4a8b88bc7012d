import { describe, expect, it } from 'vitest'
import { RolledBack, type TimedRow } from '@/lib/portability/server/rolled-back'

const at = (day: number, time: string) => `2029-04-0${day}T${time}:00.000Z`

let made = 0
function row([day, start, end]: [number, string, string], fields: Partial<TimedRow> = {}): TimedRow {
  made += 1
  const times = { startTime: at(day, start), endTime: at(day, end) }
  const guards = { guardStart: at(day, start), guardEnd: at(day, end) }
  const id = `booking ${made}`
  return { id, occurrenceId: id, userId: 'ada', status: 'confirmed', ...times, ...guards, ...fields }
}

describe('RolledBack', () => {
  const taken = row([2, '09:00', '10:00'], { guardStart: at(2, '08:45'), guardEnd: at(2, '10:15') })

  it.each<[string, TimedRow, boolean]>([
    ['overlaps', row([2, '09:30', '10:30']), false],
    ['starts in the gap after it', row([2, '10:00', '11:00']), false],
    ['ends in the gap before it', row([2, '08:00', '09:00']), false],
    ['ends where the gap begins', row([2, '08:00', '08:45']), true],
    ['starts where the gap ends', row([2, '10:15', '11:00']), true],
    ['has a gap of its own that reaches it', row([2, '11:00', '12:00'], { guardStart: at(2, '09:59') }), false],
    ['is on another day', row([3, '09:00', '10:00']), true],
    [
      'lasts for weeks',
      row([2, '09:30', '10:30'], { startTime: '2029-03-01T00:00:00.000Z', guardStart: '2029-03-01T00:00:00.000Z' }),
      false,
    ],
    ['is of somebody else', row([2, '09:00', '10:00'], { userId: 'bob' }), true],
    ['is of the same occurrence', row([2, '09:00', '10:00'], { occurrenceId: taken.occurrenceId }), true],
    ['is cancelled', row([2, '09:00', '10:00'], { status: 'cancelled' }), true],
  ])('says whether a row is free that %s', (_, wanted, isFree) => {
    const rolledBack = new RolledBack()
    rolledBack.take([taken, row([2, '12:00', '13:00'], { status: 'declined' })])
    expect(rolledBack.withFreeTime([wanted])).toEqual(isFree ? [wanted] : [])
  })

  it('compares one that lasts for weeks with all', () => {
    const rolledBack = new RolledBack()
    const weeks = { startTime: '2029-03-01T00:00:00.000Z', guardStart: '2029-03-01T00:00:00.000Z' }
    rolledBack.take([row([2, '09:00', '10:00'], weeks)])
    expect(rolledBack.withFreeTime([row([1, '09:00', '10:00']), row([3, '09:00', '10:00'])])).toMatchObject([
      { startTime: at(3, '09:00') },
    ])
  })

  it('names the bookings that ended near a row, each once', () => {
    const rolledBack = new RolledBack()
    const ended = { id: 'e', start: at(2, '23:50'), reason: '' }
    rolledBack.free({ ended, guardStart: Date.parse(at(2, '23:50')), guardEnd: Date.parse(at(3, '00:20')) })
    expect(rolledBack.endedNear([row([2, '09:00', '10:00']), row([3, '09:00', '10:00'])])).toEqual([ended])
    expect(rolledBack.endedNear([row([4, '09:00', '10:00'])])).toEqual([])
  })
})
