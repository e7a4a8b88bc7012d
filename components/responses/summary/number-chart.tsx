import type { NumberSummary } from '@/lib/forms/summary/summary'
import { binText, numberText } from '@/lib/forms/summary/summary-words'
import { Columns } from './charts'
import { DataTable } from './data-table'

/** How the numbers spread, and what they come to. */
export function NumberChart({ title, facts, bins }: NumberSummary) {
  if (!facts) return null
  const columns = bins.map((bin) => ({ label: binText(bin, facts.isWhole), count: bin.count }))
  const { min, median, mean, max } = facts
  return (
    <>
      <dl className="mb-4 grid grid-cols-2 gap-3 text-sm sm:grid-cols-4">
        <Fact label="Lowest" number={min} />
        <Fact label="Median" number={median} />
        <Fact label="Mean" number={mean} />
        <Fact label="Highest" number={max} />
      </dl>
      <div aria-hidden="true">
        <Columns columns={columns} isScale />
      </div>
      <DataTable
        caption={title}
        head={['Numbers', 'Count']}
        rows={columns.map(({ label, count }) => [label, numberText(count)])}
      />
    </>
  )
}

function Fact({ label, number }: { label: string; number: number }) {
  return (
    <div className="min-w-0 rounded-xl bg-muted px-3 py-2">
      <dt className="text-muted-foreground">{label}</dt>
      <dd className="font-semibold tabular-nums">{numberText(number)}</dd>
    </div>
  )
}
