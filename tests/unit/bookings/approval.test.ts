import { describe, expect, it } from 'vitest'
import { beginsAs, expiryAfterMove, isOverdue, refuseDecision } from '@/lib/bookings/approval'
import { BOOKING_STATUSES } from '@/lib/shared/statuses'

const at = (iso: string) => new Date(iso)
const now = at('2026-06-03T12:00:00Z')
const startTime = at('2026-06-10T12:00:00Z')
const page = { approval: 'always', approvalHours: 48 } as const
const request = { status: 'pending', startTime, expiresAt: at('2026-06-05T12:00:00Z') } as const

describe('beginsAs', () => {
  it('makes a request that expires after the hours of the page', () => {
    expect(beginsAs(page, { startTime, isOwners: false, now })).toEqual({
      status: 'pending',
      expiresAt: at('2026-06-05T12:00:00Z'),
    })
  })

  it('lets it expire at its start if that comes first', () => {
    const soon = at('2026-06-03T13:00:00Z')
    expect(beginsAs(page, { startTime: soon, isOwners: false, now }).expiresAt).toEqual(soon)
  })

  it('confirms where no approval is asked, and for the owner', () => {
    const confirmed = { status: 'confirmed', expiresAt: null }
    expect(beginsAs({ ...page, approval: 'off' }, { startTime, isOwners: false, now })).toEqual(confirmed)
    expect(beginsAs(page, { startTime, isOwners: true, now })).toEqual(confirmed)
  })
})

describe('isOverdue', () => {
  it('begins with the instant of expiry, for requests alone', () => {
    expect(isOverdue(request, at('2026-06-05T11:59:59.999Z'))).toBe(false)
    expect(isOverdue(request, request.expiresAt)).toBe(true)
    expect(isOverdue({ ...request, status: 'confirmed' }, startTime)).toBe(false)
  })
})

describe('refuseDecision', () => {
  it('lets a request be decided until it expires', () => {
    expect(refuseDecision(request, now)).toBeNull()
    expect(refuseDecision(request, request.expiresAt)).toBe('not_pending')
  })

  it('says that the start has passed', () => {
    expect(refuseDecision(request, startTime)).toBe('past')
  })

  it.each(BOOKING_STATUSES.filter((status) => status !== 'pending'))('refuses one that is %s', (status) => {
    expect(refuseDecision({ ...request, status }, now)).toBe('not_pending')
  })
})

describe('expiryAfterMove', () => {
  it('never lies after the new start, and otherwise stays', () => {
    const early = at('2026-06-04T12:00:00Z')
    expect(expiryAfterMove(request, { startTime: early })).toEqual(early)
    expect(expiryAfterMove(request, { startTime: at('2026-07-01T12:00:00Z') })).toEqual(request.expiresAt)
  })

  it('stays as it is for a booking that was approved', () => {
    const approved = { ...request, status: 'confirmed' } as const
    expect(expiryAfterMove(approved, { startTime: now })).toEqual(request.expiresAt)
    expect(expiryAfterMove({ status: 'confirmed', expiresAt: null }, { startTime })).toBeNull()
  })
})
