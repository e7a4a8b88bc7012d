import { describe, expect, it } from 'vitest'
import { layOutColumns, scaleLines, shownLabels } from '@/components/responses/summary/column-layout'

const chart = (counts: number[], more: Partial<Parameters<typeof layOutColumns>[0]> = {}) =>
  layOutColumns({
    columns: counts.map((count, place) => ({ label: `${place}`, count })),
    width: 600,
    isScale: false,
    isBackwards: false,
    numberText: String,
    ...more,
  })

describe('layOutColumns', () => {
  it('ends the scale at a round number that no column exceeds', () => {
    expect(scaleLines(0)).toEqual([0, 1])
    expect(scaleLines(3)).toEqual([0, 1, 2, 3])
    expect(scaleLines(9)).toEqual([0, 5, 10])
    expect(scaleLines(4001)).toEqual([0, 2000, 4000, 6000])
    for (const highest of [1, 4, 5, 19, 20, 21, 999, 1000, 123_456]) {
      const lines = scaleLines(highest)
      expect(lines.at(-1)).toBeGreaterThanOrEqual(highest)
      expect(lines.length).toBeLessThanOrEqual(6)
      expect(lines.every(Number.isInteger)).toBe(true)
    }
  })

  it('draws each column within the plot and as high as its share of the scale', () => {
    const { columns, plot } = chart([1, 0, 2])
    expect(columns.map(({ height }) => height)).toEqual([(plot.bottom - plot.top) / 2, 0, plot.bottom - plot.top])
    for (const { middle, width } of columns) {
      expect(middle - width / 2).toBeGreaterThanOrEqual(plot.left)
      expect(middle + width / 2).toBeLessThanOrEqual(plot.right)
    }
  })

  it('mirrors columns, labels and the place of the scale from right to left', () => {
    const [forwards, backwards] = [chart([1, 2, 3]), chart([1, 2, 3], { isBackwards: true })]
    const mirrored = (x: number) => expect.closeTo(600 - x)
    expect(backwards.columns.map(({ middle }) => middle)).toEqual(
      forwards.columns.map(({ middle }) => mirrored(middle)),
    )
    expect(backwards.labels.map(({ middle }) => middle)).toEqual(forwards.labels.map(({ middle }) => mirrored(middle)))
    expect(backwards.numbersX).toEqual(mirrored(forwards.numbersX))
    expect(backwards.plot.left).toEqual(mirrored(forwards.plot.right))
  })

  it('writes numbers above columns only where all of them fit', () => {
    const counts = Array.from({ length: 30 }, () => 1000)
    expect(chart(counts).hasNumbers).toBe(false)
    expect(chart(counts, { width: 1200 }).hasNumbers).toBe(true)
  })

  it('labels the first and the last column, and as many between them as have room', () => {
    const labels = Array.from({ length: 10 }, (_, place) => `0${place}`)
    expect(shownLabels(labels, 40)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(shownLabels(labels, 20)).toEqual([0, 2, 4, 6, 9])
    expect(shownLabels(['a long label', 'another one'], 60)).toEqual([0])
    expect(shownLabels(['a long label', 'another one'], 120)).toEqual([0, 1])
  })

  it('keeps a wide label within the chart', () => {
    const { labels } = chart([1], { columns: [{ label: 'x'.repeat(200), count: 1 }] })
    expect(labels.map(({ middle }) => middle)).toEqual([300])
  })
})
