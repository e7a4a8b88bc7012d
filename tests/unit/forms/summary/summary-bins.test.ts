import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { edgesOf } from '@/lib/forms/summary/summary-bins'
import { cases } from '@/tests/support/cases'

const spread = (min: number, max: number, isWhole = true, from = min, to = max) => ({ min, max, from, to, isWhole })

describe('edgesOf', () => {
  describe('the edges of a histogram', () => {
    it('are round numbers that hold the lowest and the highest', () => {
      expect(edgesOf(spread(1, 5))).toEqual([1, 2, 3, 4, 5, 6])
      expect(edgesOf(spread(3, 98))).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100])
      expect(edgesOf(spread(0.1, 0.5, false))[0]).toBe(0.1)
    })

    it('are one edge for one number', () => {
      expect(edgesOf(spread(7, 7))).toEqual([7])
    })

    it('leave out a few numbers that are far off', () => {
      const edges = edgesOf(spread(-9000, 1_000_000, true, 1, 20))
      expect(edges[0]).toBe(0)
      expect(edges.at(-1)).toBeLessThan(30)
    })

    it('rise, are finite and few, whatever the numbers are', () => {
      const number = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))
      fc.assert(
        fc.property(fc.tuple(number, number, number, number), (numbers) => {
          const [min = 0, from = 0, to = 0, max = 0] = [...numbers].sort((one, other) => one - other)
          const edges = edgesOf({ min, from, to, max, isWhole: numbers.every(Number.isInteger) })
          expect(edges.length).toBeGreaterThan(0)
          expect(edges.length).toBeLessThan(25)
          expect(edges).toEqual([...edges].sort((one, other) => one - other))
          expect(edges.every(Number.isFinite)).toBe(true)
        }),
        cases(),
      )
    })
  })
})
