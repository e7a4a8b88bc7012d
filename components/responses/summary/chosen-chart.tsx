import { numberText, shareText } from '@/lib/forms/summary/summary-words'
import { useTexts } from '@/messages/react/texts-provider'
import { BarRows } from './bar-rows'
import { DataTable } from './data-table'

type ChosenChartProps = {
  title: string
  /** The heading of the rows: `Option` or `Rating`. */
  head: string
  rows: readonly { label: string; count: number }[]
  /** The number of people who answered. Shares of a multiple choice add up to more than 100%. */
  total: number
}

/** Draws the number of times that each row was chosen, including rows nobody chose. */
export function ChosenChart({ title, head, rows, total }: ChosenChartProps) {
  const texts = useTexts('summary')
  const { t, say, locale } = texts
  const bars = rows.map(({ label, count }) => ({
    label,
    count,
    value: say(t.bar, { number: numberText(count, locale), share: shareText(count, total, texts) }),
  }))
  return (
    <>
      <div aria-hidden="true">
        <BarRows rows={bars} total={total} />
      </div>
      <DataTable
        caption={title}
        head={[head, t.heads.count, t.heads.share]}
        rows={rows.map(({ label, count }) => [label, numberText(count, locale), shareText(count, total, texts)])}
      />
    </>
  )
}
