import { describe, expect, it } from 'vitest'
import { portionOf } from '@/lib/mcp/portion'

const items = ['a', 'b', 'c'].map((id) => ({ id }))

describe('portionOf', () => {
  it('ends with the cursor of the next portion, or null', () => {
    expect(portionOf(items, { limit: 2 })).toEqual({ items: items.slice(0, 2), nextAfter: 'b' })
    expect(portionOf(items, { limit: 2, after: 'b' })).toEqual({ items: items.slice(2), nextAfter: null })
    expect(portionOf(items, { limit: 3 }).nextAfter).toBeNull()
    expect(portionOf([], { limit: 3 })).toEqual({ items: [], nextAfter: null })
  })

  it('refuses a cursor that names nothing', () => {
    expect(() => portionOf(items, { limit: 2, after: 'z' })).toThrow(expect.objectContaining({ code: 'invalid_input' }))
  })
})
