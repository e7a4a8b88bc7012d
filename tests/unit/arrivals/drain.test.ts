import { describe, expect, it } from 'vitest'
import { drain } from '@/lib/arrivals/drain'

describe('drain', () => {
  it('gives each item in its order, and keeps none that it has given', () => {
    const list = [1, 2, 3]
    const left = [...drain(list)].map((item) => [item, list.length])
    expect(left).toEqual([1, 2, 3].map((item) => [item, 0]))
    const others = ['a', 'b']
    for (const item of drain(others)) expect(others).not.toContain(item)
    expect(others).toEqual([])
  })
})
