import type { NumberSummary } from '@/lib/forms/summary/summary'
import { binText, numberText } from '@/lib/forms/summary/summary-words'
import { useTexts } from '@/messages/react/texts-provider'
import { Columns } from './charts'
import { DataTable } from './data-table'

/** The histogram of the numbers, with their lowest, median, average and highest. */
export function NumberChart({ title, facts, bins }: NumberSummary) {
  const texts = useTexts('summary')
  const { t, locale } = texts
  if (!facts) return null
  const columns = bins.map((bin) => ({ label: binText(bin, facts.isWhole, texts), count: bin.count }))
  const { min, median, mean, max } = facts
  return (
    <>
      <dl className="mb-4 grid grid-cols-2 gap-3 text-sm sm:grid-cols-4">
        <Fact label={t.facts.min} number={min} />
        <Fact label={t.facts.median} number={median} />
        <Fact label={t.facts.mean} number={mean} />
        <Fact label={t.facts.max} number={max} />
      </dl>
      <div aria-hidden="true">
        <Columns columns={columns} isScale />
      </div>
      <DataTable
        caption={title}
        head={[t.heads.numbers, t.heads.count]}
        rows={columns.map(({ label, count }) => [label, numberText(count, locale)])}
      />
    </>
  )
}

function Fact({ label, number }: { label: string; number: number }) {
  const { locale } = useTexts('summary')
  return (
    <div className="min-w-0 rounded-xl bg-muted px-3 py-2">
      <dt className="text-muted-foreground">{label}</dt>
      <dd className="font-semibold tabular-nums">{numberText(number, locale)}</dd>
    </div>
  )
}
