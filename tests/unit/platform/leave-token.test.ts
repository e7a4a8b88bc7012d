import { describe, expect, it } from 'vitest'
import { bookingOfLeaveToken, createLeaveToken, isTokenOf } from '@/lib/platform/leave-token'

const BOOKING = '01a203ac-9855-752a-9586-3e0b3b99dbcb'

describe('createLeaveToken', () => {
  const token = createLeaveToken(BOOKING, 'grace@example.com')

  it('names a booking, and its guest to those who know the address only', () => {
    expect(bookingOfLeaveToken(token)).toBe(BOOKING)
    expect(isTokenOf(token, 'grace@example.com')).toBe(true)
    expect(isTokenOf(token, 'alan@example.com')).toBe(false)
    expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('grace')
  })

  it('is of no other booking, and of nobody once it is changed', () => {
    const other = createLeaveToken('01a203ac-9855-752a-9586-3e0b3b99dbcc', 'grace@example.com')
    const mixed = Buffer.concat([
      Buffer.from(other, 'base64url').subarray(0, 16),
      Buffer.from(token, 'base64url').subarray(16),
    ]).toString('base64url')
    expect(isTokenOf(mixed, 'grace@example.com')).toBe(false)
    for (const broken of ['', 'x', token.slice(1), `${token}A`]) expect(bookingOfLeaveToken(broken)).toBeNull()
  })
})
