import { describe, expect, it } from 'vitest'
import { createCheckedToken, isCheckedAddress } from '@/lib/platform/checked-address'

const NOW = new Date('2026-06-03T11:30:00Z')
const daysLater = (days: number) => new Date(NOW.getTime() + days * 86_400_000)

describe('createCheckedToken', () => {
  const token = createCheckedToken('Ada@example.com', NOW)

  it('remembers one address for 30 days', () => {
    expect(isCheckedAddress(token, 'ada@example.com', daysLater(29))).toBe(true)
    expect(isCheckedAddress(token, 'ada@example.com', daysLater(31))).toBe(false)
    expect(isCheckedAddress(token, 'grace@example.com', NOW)).toBe(false)
  })

  it('is worth nothing once it is changed', () => {
    const bytes = Buffer.from(token, 'base64url')
    bytes.writeUInt32BE(0xffffffff)
    const lasting = bytes.toString('base64url')
    for (const forged of [null, '', 'x', token.slice(2), lasting]) {
      expect(isCheckedAddress(forged, 'ada@example.com', NOW)).toBe(false)
    }
  })
})
