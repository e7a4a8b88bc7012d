import { afterEach, describe, expect, it, vi } from 'vitest'
import { newId } from '@/db/new-id'
import { isUuid } from '@/lib/shared/text/uuid'

afterEach(() => void vi.useRealTimers())

describe('newId', () => {
  describe('the id of a new row', () => {
    it('is a UUID of version 7', () => {
      const id = newId()
      expect(isUuid(id)).toBe(true)
      expect(id).toMatch(/^.{14}7.{4}[89ab]/)
    })

    it('begins with the millisecond it was made in, so that later rows sort after earlier ones', () => {
      vi.useFakeTimers({ now: Date.parse('2026-11-22T00:00:00.000Z') })
      const first = newId()
      expect(Number.parseInt(first.slice(0, 8) + first.slice(9, 13), 16)).toBe(Date.now())
      vi.advanceTimersByTime(1)
      expect(newId() > first).toBe(true)
    })

    it('is another one each time within a millisecond', () => {
      vi.useFakeTimers()
      expect(new Set(Array.from({ length: 10_000 }, newId)).size).toBe(10_000)
    })
  })
})
