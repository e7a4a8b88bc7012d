/** The average width of a digit or letter, in pixels. */
const CHARACTER_WIDTH = 7
/** Pixels between two numbers, and between a number and its line. */
const NUMBER_GAP = 8
/** Pixels between two labels. */
const LABEL_GAP = 14
/** Pixels after the last column. */
const END_MARGIN = 4
const MAX_COLUMN_WIDTH = 56
/** Room above the plot for the number of the highest column, and below it for the labels. */
const TOP = 22
const LABELS_HEIGHT = 34
export const CHART_HEIGHT = 260

type ColumnsInput = {
  columns: readonly { label: string; count: number }[]
  /** The width of the chart, in pixels. */
  width: number
  /** The columns are steps of one scale and touch each other. */
  isScale: boolean
  /** The text runs from right to left. */
  isBackwards: boolean
  numberText: (count: number) => string
}

/** Computes the positions of a column chart, in pixels. Columns and lines keep their reading order. */
export function layOutColumns({ columns, width, isScale, isBackwards, numberText }: ColumnsInput) {
  const counts = columns.map(({ count }) => count)
  const lines = scaleLines(Math.max(...counts))
  const numberWidth = textWidth(numberText(Math.max(...counts))) + NUMBER_GAP
  // The scale ends above the highest column, which may take one more digit.
  const [start, end] = [numberWidth + CHARACTER_WIDTH, width - END_MARGIN]
  const [bottom, top] = [CHART_HEIGHT - LABELS_HEIGHT, TOP]
  const band = (end - start) / columns.length
  const columnWidth = isScale
    ? Math.min(band - 1, columns.length > 2 ? band : MAX_COLUMN_WIDTH)
    : Math.min(band * 0.64, MAX_COLUMN_WIDTH)
  const heightOf = (count: number) => ((bottom - top) * count) / (lines.at(-1) ?? 1)
  const across = (x: number) => (isBackwards ? width - x : x)
  const labelled = shownLabels(
    columns.map(({ label }) => label),
    band,
  )
  return {
    plot: { left: Math.min(across(start), across(end)), right: Math.max(across(start), across(end)), top, bottom },
    lines: lines.map((value) => ({ value, y: bottom - heightOf(value) })),
    numbersX: across(start - NUMBER_GAP),
    hasNumbers: end - start >= columns.length * numberWidth,
    bandWidth: band,
    columns: columns.map(({ label, count }, place) => ({
      label,
      count,
      middle: across(start + band * (place + 0.5)),
      width: columnWidth,
      height: heightOf(count),
    })),
    labels: labelled.map((place) => {
      const text = columns[place]?.label ?? ''
      const half = Math.min(textWidth(text), width) / 2
      return { text, middle: Math.min(width - half, Math.max(half, across(start + band * (place + 0.5)))) }
    }),
  }
}

/** Whole numbers at equal distances from 0 to the highest count or the next line above it. */
export function scaleLines(highest: number): number[] {
  const least = Math.max(1, highest / 4)
  const power = 10 ** Math.floor(Math.log10(least))
  const step = power * ([1, 2, 5].find((digit) => digit * power >= least) ?? 10)
  return Array.from({ length: Math.max(1, Math.ceil(highest / step)) + 1 }, (_, index) => index * step)
}

/** The places of the first and the last label, and of as many between them, at equal distances, as have room. */
export function shownLabels(labels: readonly string[], band: number): number[] {
  const widest = Math.max(...labels.map(textWidth)) + LABEL_GAP
  const every = Math.max(1, Math.ceil(widest / band))
  const last = labels.length - 1
  const shown = labels.map((_, place) => place).filter((place) => place % every === 0)
  if (shown.at(-1) === last) return shown
  if (shown.length > 1) return [...shown.slice(0, -1), last]
  return band * labels.length >= 2 * widest ? [0, last] : [0]
}

function textWidth(text: string): number {
  return CHARACTER_WIDTH * text.length
}
