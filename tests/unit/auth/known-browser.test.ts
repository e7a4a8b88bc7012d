import { describe, expect, it } from 'vitest'
import { findKnownBrowser, KNOWN_SECONDS, rememberBrowser } from '@/lib/auth/known-browser'

const EMAIL = 'ada@example.com'
const now = new Date('2030-01-01T00:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

describe('rememberBrowser', () => {
  it('names the browser for its address alone, for 180 days', () => {
    const cookie = rememberBrowser(null, EMAIL, now)
    const id = findKnownBrowser(cookie, EMAIL, now)
    expect(id).toMatch(/^[\w-]{22}$/)
    expect(findKnownBrowser(cookie, 'eve@example.com', now)).toBeNull()
    expect(findKnownBrowser(cookie, EMAIL, later(KNOWN_SECONDS - 1))).toBe(id)
    expect(findKnownBrowser(cookie, EMAIL, later(KNOWN_SECONDS))).toBeNull()
  })

  it('does not hold the address', () => {
    const cookie = rememberBrowser(null, EMAIL, now)
    expect(cookie).not.toContain('ada')
    expect(Buffer.from(cookie.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain('ada')
  })

  it('keeps the id at the next sign-in, so that the limit does not begin anew', () => {
    const cookie = rememberBrowser(null, EMAIL, now)
    const next = rememberBrowser(cookie, EMAIL, later(60))
    expect(findKnownBrowser(next, EMAIL, now)).toBe(findKnownBrowser(cookie, EMAIL, now))
    expect(next.split('~')).toHaveLength(1)
  })

  it('keeps the newest five addresses', () => {
    const emails = Array.from({ length: 6 }, (_, index) => `ada${index}@example.com`)
    const cookie = emails.reduce((before: string | null, email) => rememberBrowser(before, email, now), null)
    expect(emails.map((email) => findKnownBrowser(cookie, email, now) !== null)).toEqual([
      false,
      ...Array(5).fill(true),
    ])
    expect(cookie?.length).toBeLessThan(500)
  })
})

describe('findKnownBrowser', () => {
  it.each([null, '', '~', 'x.y.z', `${'a'.repeat(22)}.9999999999.${'b'.repeat(43)}`])('is null for %j', (cookie) => {
    expect(findKnownBrowser(cookie, EMAIL, now)).toBeNull()
  })

  it('believes no later end than the signed one', () => {
    const [id, , signature] = rememberBrowser(null, EMAIL, now).split('.')
    expect(findKnownBrowser(`${id}.9999999999.${signature}`, EMAIL, now)).toBeNull()
  })
})
