import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isOwnerPath, isUnknownOwnerPath, redirectFor, toSafeNext } from '@/lib/auth/route-policy'

describe('isOwnerPath', () => {
  describe("an owner's page", () => {
    it('sends somebody without a session to sign in, and remembers where they wanted to go', () => {
      expect(redirectFor('/settings?tab=1', null)).toBe('/auth?next=%2Fsettings%3Ftab%3D1')
      expect(redirectFor('/', null)).toBe('/auth')
    })

    it('sends somebody who has not accepted the terms there, remembers as well, and lets anyone else in', () => {
      expect(redirectFor('/meetings?tab=1', { termsAccepted: false })).toBe(
        '/terms-acceptance?next=%2Fmeetings%3Ftab%3D1',
      )
      expect(redirectFor('/', { termsAccepted: false })).toBe('/terms-acceptance')
      expect(redirectFor('/settings', { termsAccepted: true })).toBeNull()
    })
  })
})

describe('redirectFor', () => {
  describe('a path', () => {
    it.each(['/auth', '/terms-acceptance', '/b/token', '/invitation/token'])('like %s is open', (path) => {
      expect(isOwnerPath(path)).toBe(false)
    })

    it.each(['/', '/meetings', '/bookings', '/authors', '/time-slot-pages/create'])("like %s is an owner's", (path) => {
      expect(isOwnerPath(path)).toBe(true)
    })
  })
})

/** `/forms/[id]/edit` and so on, as the router finds them. */
const OWNER_PAGES = readdirSync('app/(owner)', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .map((file) => `/${file.replace(/(\/?\([a-z]+\))?\/?page\.tsx$/, '')}`)

describe('isUnknownOwnerPath', () => {
  describe('a page of the owner', () => {
    it('is known by its path', () => {
      expect(OWNER_PAGES.length).toBeGreaterThan(10)
      const paths = OWNER_PAGES.map((page) => page.replace(/\[\w+\]/g, '0b9f'))
      expect(paths.filter(isUnknownOwnerPath)).toEqual([])
    })

    it.each(['/time-slot-pages/edit/x', '/settings/x', '/forms/x', '/meetings/x', '/response', '/forms/x/edit/y'])(
      'is not what %s names',
      (path) => expect(isUnknownOwnerPath(path)).toBe(true),
    )

    it('is none of the pages that anyone may open', () => {
      expect(isUnknownOwnerPath('/b/token')).toBe(false)
    })
  })
})

describe('toSafeNext', () => {
  describe('the path after sign-in', () => {
    it.each(['/', '/settings', '/forms/1/edit?tab=logic#rules'])('may be %s', (path) => {
      expect(toSafeNext(path)).toBe(path)
    })

    it.each([
      '//evil.example',
      '/\\evil.example',
      '/\tx',
      'https://evil.example',
      'javascript:alert(1)',
      'settings',
      '/a b',
      '/auth',
      '/auth/x',
      '/api/logout',
      `/${'x'.repeat(600)}`,
      undefined,
      7,
    ])('is not %j', (path) => {
      expect(toSafeNext(path)).toBeNull()
    })
  })
})
