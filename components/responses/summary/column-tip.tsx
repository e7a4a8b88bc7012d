import { numberText } from '@/lib/forms/summary/summary-words'
import { directionOf } from '@/lib/shared/text/direction'
import { useTexts } from '@/messages/react/texts-provider'

type ColumnTipProps = {
  /** The chart passes all three props. */
  active?: boolean
  label?: string | number
  payload?: readonly { value?: unknown }[]
}

/** The tooltip of a column. The table below has the same figures. */
export function ColumnTip({ active, label, payload }: ColumnTipProps) {
  const { locale } = useTexts('summary')
  if (!active || !payload?.length) return null
  return (
    <p dir={directionOf(locale)} className="rounded-lg border bg-popover px-3 py-2 text-sm shadow-lg">
      <span className="text-muted-foreground">{label}</span>{' '}
      <span className="font-semibold">{numberText(Number(payload[0]?.value), locale)}</span>
    </p>
  )
}
