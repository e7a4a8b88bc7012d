import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createManageToken, readManageToken } from '@/lib/platform/manage-token'

describe('readManageToken', () => {
  describe("an attendee's token", () => {
    it('names one booking', () => {
      const id = randomUUID()
      expect(readManageToken(createManageToken(id))).toBe(id)
    })

    it('is worth nothing with any character changed', () => {
      const token = createManageToken(randomUUID())
      for (let index = 0; index < token.length; index += 1) {
        const other = token[index] === 'A' ? 'B' : 'A'
        expect(readManageToken(token.slice(0, index) + other + token.slice(index + 1))).toBeNull()
      }
    })

    it.each(['', 'x', '=', '../..', 'A'.repeat(43)])('is not %j', (token) => {
      expect(readManageToken(token)).toBeNull()
    })
  })
})
