import { describe, expect, it } from 'vitest'
import { findAskedLink, signLinkCookie } from '@/lib/auth/link-token'
import { sha256 } from '@/lib/platform/sha256'
import { createLinkToken } from '@/lib/platform/sign-in-link'

describe('createLinkToken', () => {
  describe('a link token', () => {
    it('has 32 random bytes and is stored as their SHA-256', () => {
      const { token, hash } = createLinkToken()
      expect(Buffer.from(token, 'base64url')).toHaveLength(32)
      expect(hash).toBe(sha256(token))
      expect(hash).toMatch(/^[0-9a-f]{64}$/)
    })
  })
})

describe('signLinkCookie', () => {
  describe('the cookie of the browser that asked', () => {
    it('gives back the path of each of the newest three links', () => {
      const cookies: string[] = []
      for (const link of ['first', 'second', 'third', 'fourth']) {
        cookies.unshift(signLinkCookie(link, `/${link}`, cookies[0] ?? null))
      }
      const [cookie = null] = cookies
      expect(['first', 'second', 'third', 'fourth'].map((link) => findAskedLink(cookie, link)?.next)).toEqual([
        undefined,
        '/second',
        '/third',
        '/fourth',
      ])
      expect(findAskedLink(cookie, 'another')).toBeNull()
    })

    it.each([null, '', 'x', 'x.y', '.'])('is nothing when it reads %j', (cookie) => {
      expect(findAskedLink(cookie, 'link')).toBeNull()
    })

    it('is nothing when its value was changed', () => {
      const [, signature] = signLinkCookie('link', null, null).split('.')
      const forged = Buffer.from(JSON.stringify([['other', null]])).toString('base64url')
      expect(findAskedLink(`${forged}.${signature}`, 'other')).toBeNull()
    })
  })
})
