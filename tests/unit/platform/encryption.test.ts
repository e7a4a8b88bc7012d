import { describe, expect, it } from 'vitest'
import { decrypt, encrypt } from '@/lib/platform/encryption'
import { forge } from '@/tests/support/forge'

describe('encrypt and decrypt', () => {
  describe('encrypted text', () => {
    it('opens in its own row only', () => {
      const sealed = encrypt('a link', 'row-1')
      expect(decrypt(sealed, 'row-1')).toBe('a link')
      expect(() => decrypt(sealed, 'row-2')).toThrow()
    })

    it('is different each time and does not show what it holds', () => {
      expect(encrypt('a link', 'row')).not.toBe(encrypt('a link', 'row'))
      expect(encrypt('a link', 'row')).not.toContain(Buffer.from('a link').toString('base64url'))
    })

    it('does not open when a character was changed or its key is gone', () => {
      const sealed = encrypt('a link', 'row')
      expect(() => decrypt(forge(sealed), 'row')).toThrow()
      expect(() => decrypt(`00000000${sealed.slice(8)}`, 'row')).toThrow('No key opens this text')
    })
  })
})
