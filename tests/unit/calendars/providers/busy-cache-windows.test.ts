import { describe, expect, it } from 'vitest'
import { cutToPeriod, joinWindows, listWindows, windowAt } from '@/lib/calendars/providers/busy-cache-windows'

const STRETCH_MS = 28 * 86_400_000
const at = (windows: number) => windows * STRETCH_MS

describe('listWindows', () => {
  describe('the windows of a range', () => {
    it('are all that it touches, half-open', () => {
      expect(listWindows(at(3), at(5))).toEqual([at(3), at(4)])
      expect(listWindows(at(3) - 1, at(5) + 1)).toEqual([at(2), at(3), at(4), at(5)])
      expect(listWindows(at(3), at(3))).toEqual([])
    })

    it('are counted alike before the epoch', () => {
      expect(listWindows(-1, 1)).toEqual([-STRETCH_MS, 0])
    })
  })
})

describe('joinWindows and cutToPeriod', () => {
  it('windows that follow one another are one question, each of them once and in any order', () => {
    expect(joinWindows([at(4), at(1), at(2), at(1)])).toEqual([
      { start: at(1), end: at(3) },
      { start: at(4), end: at(5) },
    ])
    expect(joinWindows([])).toEqual([])
  })

  it('a period that crosses the edge of a window is cut there, one that only touches it is left out', () => {
    const periods = [
      { start: at(1) - 10, end: at(1) + 10 },
      { start: at(2), end: at(2) + 10 },
      { start: at(1) + 20, end: at(1) + 20 },
    ]
    expect(cutToPeriod(periods, windowAt(at(1)))).toEqual([{ start: at(1), end: at(1) + 10 }])
  })
})
