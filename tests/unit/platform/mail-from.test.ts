import { describe, expect, it } from 'vitest'
import { sender } from '@/lib/platform/mail-from'
import { cleanName } from '@/lib/shared/text/person-name'

describe('sender', () => {
  describe('the sender of a mail', () => {
    it("has MAIL_FROM's address, under the owner's name where there is one", () => {
      expect(sender('Slotform <no-reply@example.com>')).toEqual({ name: 'Slotform', address: 'no-reply@example.com' })
      expect(sender('no-reply@example.com', 'Ada')).toEqual({ name: 'Ada', address: 'no-reply@example.com' })
    })
  })
})

describe('cleanName', () => {
  describe('a name', () => {
    it('loses quotes, line breaks and control characters', () => {
      expect(cleanName(' Ada "C"\r\nBcc: x\u0000\u2028 ')).toBe("Ada 'C' Bcc: x")
    })
  })
})
