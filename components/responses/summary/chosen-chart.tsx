import { numberText, shareText } from '@/lib/forms/summary/summary-words'
import { BarRows } from './charts'
import { DataTable } from './data-table'

type ChosenChartProps = {
  title: string
  /** What the rows are: options, or ratings. */
  thing: string
  rows: readonly { label: string; count: number }[]
  /** How many answered: with several choices each the shares come to more than the whole. */
  total: number
}

/** How often each was chosen, those that nobody chose included. */
export function ChosenChart({ title, thing, rows, total }: ChosenChartProps) {
  const bars = rows.map(({ label, count }) => ({
    label,
    count,
    value: `${numberText(count)} (${shareText(count, total)})`,
  }))
  return (
    <>
      <div aria-hidden="true">
        <BarRows rows={bars} total={total} />
      </div>
      <DataTable
        caption={title}
        head={[thing, 'Count', 'Share']}
        rows={rows.map(({ label, count }) => [label, numberText(count), shareText(count, total)])}
      />
    </>
  )
}
