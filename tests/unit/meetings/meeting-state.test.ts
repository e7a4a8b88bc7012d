import { describe, expect, it } from 'vitest'
import { deedsOf, stateOf } from '@/lib/meetings/meeting-state'
import type { BookingState, Meeting } from '@/lib/meetings/schema'
import { HOUR_MS } from '@/lib/scheduling/units'

const NOW = Date.parse('2030-06-03T10:00:00.000Z')
const at = (hours: number) => new Date(NOW + hours * HOUR_MS).toISOString()
const meeting = (hours: number, booking?: Partial<BookingState>, more: Partial<Meeting> = {}) => ({
  primarySource: 'time_slot' as const,
  status: 'confirmed' as const,
  startTime: at(hours),
  ...(booking && { booking: { status: 'confirmed' as const, noShow: false, ...booking } }),
  ...more,
})

describe('deedsOf', () => {
  it('moves and cancels a booking before it begins, and marks it afterwards', () => {
    expect(deedsOf(meeting(1, {}), NOW)).toEqual(['move', 'cancel'])
    expect(deedsOf(meeting(0, {}), NOW)).toEqual(['noShow'])
    expect(deedsOf(meeting(-5, { noShow: true }), NOW)).toEqual(['attended'])
  })

  it('decides and moves a request, until it has expired or would begin', () => {
    const request = { status: 'pending', expiresAt: at(1) } as const
    expect(deedsOf(meeting(3, request), NOW)).toEqual(['approve', 'decline', 'move'])
    expect(deedsOf(meeting(3, { ...request, expiresAt: at(0) }), NOW)).toEqual([])
    expect(deedsOf(meeting(-1, request), NOW)).toEqual([])
  })

  it.each(['cancelled', 'declined', 'expired'] as const)('does nothing to a booking that is %s', (status) => {
    expect(deedsOf(meeting(3, { status }), NOW)).toEqual([])
    expect(deedsOf(meeting(-3, { status }), NOW)).toEqual([])
  })

  it('hands a team’s booking over until it begins, also a request', () => {
    const team = { id: 't', name: 'Practice', slug: 'practice' }
    expect(deedsOf({ ...meeting(1, {}), hosts: [] }, NOW)).toEqual(['move', 'cancel', 'handOver'])
    expect(deedsOf({ ...meeting(1, { status: 'pending', expiresAt: at(1) }), team }, NOW)).toContain('handOver')
    expect(deedsOf({ ...meeting(-1, {}), team }, NOW)).toEqual(['noShow'])
    expect(deedsOf({ ...meeting(1, { status: 'cancelled' }), team }, NOW)).toEqual([])
  })

  it('does nothing to a meeting that nobody booked', () => {
    expect(deedsOf(meeting(3, undefined, { primarySource: 'platform' }), NOW)).toEqual([])
  })
})

describe('stateOf', () => {
  it('is that of the booking, else that of the meeting', () => {
    expect(stateOf(meeting(1, { status: 'declined' }, { status: 'cancelled' }))).toBe('declined')
    expect(stateOf(meeting(-1, { noShow: true }))).toBe('no_show')
    expect(stateOf(meeting(1, undefined, { status: 'cancelled' }))).toBe('cancelled')
  })
})
