import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const [OLD, NEW] = ['old-secret-of-32-letters-and-more', 'new-secret-of-32-letters-and-more']

/** The modules as a process with this AUTH_SECRET loads them. */
async function processWith(secret: string) {
  vi.resetModules()
  vi.stubEnv('AUTH_SECRET', secret)
  const [manage, link, known] = await Promise.all([
    import('@/lib/platform/tokens'),
    import('@/lib/auth/link-token'),
    import('@/lib/auth/known-browser'),
  ])
  return { ...manage, ...link, ...known }
}

const BOOKING = '0b0f3c1e-5f0a-4c8e-9a51-2f3f1d0f7a11'
const EMAIL = 'ada@example.com'
const now = new Date('2030-01-01T00:00:00Z')

describe('AUTH_SECRET', () => {
  beforeEach(() => vi.stubEnv('ENCRYPTION_KEY', Buffer.alloc(32, 1).toString('base64')))
  afterEach(() => vi.unstubAllEnvs())

  it('verifies what any of its secrets signed, and signs with the first', async () => {
    const before = await processWith(OLD)
    const made = {
      manage: before.createToken('manage', BOOKING),
      link: before.signLinkCookie('link', '/', null),
      known: before.rememberBrowser(null, EMAIL, now),
    }
    const rotated = await processWith(`${NEW}, ${OLD}`)
    expect(rotated.readToken('manage', made.manage)).toBe(BOOKING)
    expect(rotated.findAskedLink(made.link, 'link')).toEqual({ next: '/' })
    expect(rotated.findKnownBrowser(made.known, EMAIL, now)).toBe(made.known.split('.')[0])
    const newer = rotated.createToken('manage', BOOKING)
    expect(newer).not.toBe(made.manage)
    const after = await processWith(NEW)
    expect(after.readToken('manage', newer)).toBe(BOOKING)
    expect(after.readToken('manage', made.manage)).toBeNull()
    expect(after.findAskedLink(made.link, 'link')).toBeNull()
    expect(after.findKnownBrowser(made.known, EMAIL, now)).toBeNull()
  })

  it('signs as a single secret did before there were lists', async () => {
    const { createToken } = await processWith('x'.repeat(32))
    expect(createToken('manage', BOOKING)).toBe('Cw88Hl8KTI6aUS8_HQ96EVFEzlWmlYDCBkNJvM9x9ls')
  })
})
