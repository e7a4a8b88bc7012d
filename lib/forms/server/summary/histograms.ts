import type { Edges } from '@/db/queries/forms/summary/count-bins'
import type { BinRow, NumberRow } from '@/db/queries/forms/summary/summarize-answers'
import { type CalendarDate, isCalendarDate } from '@/lib/scheduling/calendar-date'
import { isSummedUpAs } from '@/lib/shared/forms/summed-up'
import type { Bin, SummaryOf } from '../../summary/summary'
import { edgesOf } from '../../summary/summary-bins'
import { periodsOf } from '../../summary/summary-timeline'

export type Histogram = {
  row: NumberRow | undefined
  edges: readonly number[]
  bins: readonly BinRow[]
  weekStartDay: number
}

/** The edges of the bins of each question, which the database counts then. */
export function edgesOfBins(rows: readonly NumberRow[], weekStartDay: number): Edges[] {
  return rows.map((row) => {
    const { question, type } = row
    const edges = isSummedUpAs('dates', type)
      ? periodsOf(rangeOf(row), weekStartDay).dates.map((date) => Number(date.replaceAll('-', '')))
      : edgesOf(row)
    return { question, type, edges }
  })
}

/** The bins of numbers that are counted already, as the database would count them. */
export function binsOf({ question, type, counts }: NumberRow, edges: readonly number[]): BinRow[] {
  const inBin = new Map<number, number>()
  for (const [number, count] of counts ?? []) {
    const bucket = edges.filter((edge) => edge <= number).length
    inBin.set(bucket, (inBin.get(bucket) ?? 0) + count)
  }
  return [...inBin].map(([bucket, count]) => ({ question, type, bucket, count }))
}

/** The mean of the two middle numbers. Halved first, as their sum may overflow a double. */
const halfWay = (low: number, high: number) => (low === high ? low : low / 2 + high / 2)

export function toNumbers({ row, edges, bins }: Histogram): Pick<SummaryOf<'numbers'>, 'facts' | 'bins'> {
  if (!row) return { facts: null, bins: [] }
  const { min, max, mean, low, high, isWhole } = row
  const counts = new Map(bins.map(({ bucket, count }) => [bucket, count]))
  return { facts: { min, median: halfWay(low, high), mean, max, isWhole }, bins: toBins(row, edges, counts) }
}

export function toDates({ row, bins, weekStartDay }: Histogram) {
  if (!row) return { range: null, unit: 'day' as const, each: 1, periods: [] }
  const range = rangeOf(row)
  const { unit, each, dates } = periodsOf(range, weekStartDay)
  const counts = new Map(bins.map(({ bucket, count }) => [bucket, count]))
  return { range, unit, each, periods: dates.map((date, index) => ({ date, count: counts.get(index + 1) ?? 0 })) }
}

/** The database writes a date as a number, and takes February 30 for one. */
function rangeOf({ min, max }: NumberRow): { min: CalendarDate; max: CalendarDate } {
  const [first, last] = [min, max].map((number) => {
    const month = `${String(number).slice(0, 4)}-${String(number).slice(4, 6)}`
    const date = `${month}-${String(number).slice(6)}`
    return isCalendarDate(date) ? date : `${month}-28`
  }) as [CalendarDate, CalendarDate]
  return { min: first, max: last }
}

function toBins({ min, max }: NumberRow, edges: readonly number[], counts: ReadonlyMap<number, number>): Bin[] {
  if (edges.length < 2)
    return [{ from: min, to: max, count: [...counts.values()].reduce((sum, count) => sum + count, 0) }]
  return [null, ...edges]
    .map((from, index) => ({ from, to: edges[index] ?? null, count: counts.get(index) ?? 0 }))
    .filter(({ from, to, count }) => count > 0 || (from !== null && to !== null))
}
