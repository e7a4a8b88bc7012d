import { numberText } from '@/lib/forms/summary/summary-words'
import { useTexts } from '@/messages/react/texts-provider'
import { Columns } from './columns'
import { DataTable } from './data-table'

type HistogramProps = {
  title: string
  /** The heading of the parts of the scale. */
  head: string
  rows: readonly { label: string; count: number }[]
}

/** Columns that are parts of one scale. */
export function Histogram({ title, head, rows }: HistogramProps) {
  const { t, locale } = useTexts('summary')
  return (
    <>
      <div aria-hidden="true">
        <Columns columns={rows} isScale />
      </div>
      <DataTable
        caption={title}
        head={[head, t.heads.count]}
        rows={rows.map(({ label, count }) => [label, numberText(count, locale)])}
      />
    </>
  )
}
