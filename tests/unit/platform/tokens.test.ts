import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createCheckedToken,
  createLeaveToken,
  createTimedToken,
  createToken,
  isCheckedAddress,
  readLeaveToken,
  readTimedToken,
  readToken,
} from '@/lib/platform/tokens'

const BOOKING = '01a203ac-9855-752a-9586-3e0b3b99dbcb'
const NOW = new Date('2026-06-03T11:30:00Z')
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
const daysLater = (days: number) => later(days * 86_400)

describe('readToken', () => {
  const kinds = ['manage', 'decide', 'follow-up', 'page'] as const

  it.each(kinds)('returns the id of a token for %s, and of no other kind', (kind) => {
    const id = randomUUID()
    const token = createToken(kind, id)
    for (const other of kinds) expect(readToken(other, token)).toBe(other === kind ? id : null)
  })

  it('returns null for a token with any character changed', () => {
    const token = createToken('manage', randomUUID())
    for (let index = 0; index < token.length; index += 1) {
      const other = token[index] === 'A' ? 'B' : 'A'
      expect(readToken('manage', token.slice(0, index) + other + token.slice(index + 1))).toBeNull()
    }
  })

  it.each(['', 'x', '=', '../..', 'A'.repeat(43)])('returns null for %j', (token) => {
    expect(readToken('manage', token)).toBeNull()
  })
})

describe('createLeaveToken', () => {
  const token = createLeaveToken(BOOKING, 'grace@example.com')

  it('names a booking, and its guest to those who know the address only', () => {
    const leaving = readLeaveToken(token)
    expect(leaving?.id).toBe(BOOKING)
    expect(leaving?.isOf('grace@example.com')).toBe(true)
    expect(leaving?.isOf('alan@example.com')).toBe(false)
    expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('grace')
  })

  it('is of no other booking, and of nobody once it is changed', () => {
    const other = createLeaveToken('01a203ac-9855-752a-9586-3e0b3b99dbcc', 'grace@example.com')
    const mixed = Buffer.concat([
      Buffer.from(other, 'base64url').subarray(0, 16),
      Buffer.from(token, 'base64url').subarray(16),
    ]).toString('base64url')
    expect(readLeaveToken(mixed)?.isOf('grace@example.com')).toBe(false)
    for (const broken of ['', 'x', token.slice(1), `${token}A`]) expect(readLeaveToken(broken)).toBeNull()
  })
})

describe('readTimedToken', () => {
  it.each([
    ['booked', 3_600],
    ['response', 7_200],
  ] as const)('returns the id of a token for %s for %d seconds', (kind, seconds) => {
    const token = createTimedToken(kind, BOOKING, NOW)
    expect(readTimedToken(kind, token, later(seconds - 1))).toBe(BOOKING)
    expect(readTimedToken(kind, token, later(seconds + 1))).toBeNull()
    expect(readTimedToken(kind === 'booked' ? 'response' : 'booked', token, NOW)).toBeNull()
    expect(readTimedToken(kind, `${token}x`, NOW)).toBeNull()
  })
})

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

describe('tokens that an earlier release has made', () => {
  const ID = '0b0f3c1e-5f0a-4c8e-9a51-2f3f1d0f7a11'
  const MADE_AT = new Date('2030-01-01T00:00:00Z')

  beforeEach(() => {
    vi.resetModules()
    vi.stubEnv('AUTH_SECRET', 'x'.repeat(32))
    vi.stubEnv('ENCRYPTION_KEY', Buffer.alloc(32, 1).toString('base64'))
  })
  afterEach(() => vi.unstubAllEnvs())

  it('are those that this one makes and reads', async () => {
    const tokens = await import('@/lib/platform/tokens')
    expect({
      manage: tokens.createToken('manage', ID),
      leave: tokens.createLeaveToken(ID, 'Grace@example.com'),
      followUp: tokens.createToken('follow-up', ID),
      decide: tokens.decidePath(ID),
      page: tokens.createToken('page', ID),
      booked: tokens.createTimedToken('booked', ID, MADE_AT),
      response: tokens.createTimedToken('response', ID, MADE_AT),
      checked: tokens.createCheckedToken('Ada@example.com', MADE_AT),
    }).toEqual({
      manage: 'Cw88Hl8KTI6aUS8_HQ96EVFEzlWmlYDCBkNJvM9x9ls',
      leave: 'Cw88Hl8KTI6aUS8_HQ96EU5gdbBLxU-hbs6xHk4aBn8',
      followUp: 'Cw88Hl8KTI6aUS8_HQ96Ee7L9md0pjRxMN7JQM23Dfo',
      decide: '/api/requests/Cw88Hl8KTI6aUS8_HQ96EXU62LKoEe3ATq760jRg8Rs',
      page: 'Cw88Hl8KTI6aUS8_HQ96EbNxwQDqN48QyUxAayc6Cjo',
      booked: 'Cw88Hl8KTI6aUS8_HQ96EXDb5pDlWj8he7Poq1_8WkPrqo6h',
      response: 'Cw88Hl8KTI6aUS8_HQ96EXDb9KC3CxfxSb0cz_4lw31bg-8V',
      checked: 'cQNlgJx1vYPIykFHNc6SeOREzPE',
    })
    expect(tokens.readToken('manage', 'Cw88Hl8KTI6aUS8_HQ96EVFEzlWmlYDCBkNJvM9x9ls')).toBe(ID)
    expect(tokens.readLeaveToken('Cw88Hl8KTI6aUS8_HQ96EU5gdbBLxU-hbs6xHk4aBn8')?.isOf('Grace@example.com')).toBe(true)
    expect(tokens.readTimedToken('booked', 'Cw88Hl8KTI6aUS8_HQ96EXDb5pDlWj8he7Poq1_8WkPrqo6h', MADE_AT)).toBe(ID)
    expect(tokens.isCheckedAddress('cQNlgJx1vYPIykFHNc6SeOREzPE', 'ada@example.com', MADE_AT)).toBe(true)
    expect(tokens.listTokens('leave', ID, 'Grace@example.com')).toEqual(['Cw88Hl8KTI6aUS8_HQ96EU5gdbBLxU-hbs6xHk4aBn8'])
  })
})
