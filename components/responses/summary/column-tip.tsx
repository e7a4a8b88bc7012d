import { numberText } from '@/lib/forms/summary/summary-words'

type ColumnTipProps = {
  /** Given by the chart, like all of them. */
  active?: boolean
  label?: string | number
  payload?: readonly { value?: unknown }[]
}

/** What a pointer over a column reads; the table says the same. */
export function ColumnTip({ active, label, payload }: ColumnTipProps) {
  if (!active || !payload?.length) return null
  return (
    <p className="rounded-lg border bg-popover px-3 py-2 text-sm shadow-lg">
      <span className="text-muted-foreground">{label}</span>{' '}
      <span className="font-semibold">{numberText(Number(payload[0]?.value))}</span>
    </p>
  )
}
