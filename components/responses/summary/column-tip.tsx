import { numberText } from '@/lib/forms/summary/summary-words'
import { directionOf } from '@/lib/shared/text/direction'
import { useTexts } from '@/messages/react/texts-provider'

/** Pixels between the middle of a column and its tooltip. */
const GAP = 10

/** `middle` is that of the column, in a chart of `width` pixels. */
type ColumnTipProps = { label: string; count: number; middle: number; width: number }

/** The tooltip of a column, on the side of it that has more room. The table below has the same figures. */
export function ColumnTip({ label, count, middle, width }: ColumnTipProps) {
  const { locale } = useTexts('summary')
  const place = middle < width / 2 ? { left: middle + GAP } : { right: width - middle + GAP }
  return (
    <p
      dir={directionOf(locale)}
      style={place}
      className="pointer-events-none absolute top-8 z-10 rounded-lg border bg-popover px-3 py-2 text-sm shadow-lg print:hidden"
    >
      <span className="text-muted-foreground">{label}</span>{' '}
      <span className="font-semibold">{numberText(count, locale)}</span>
    </p>
  )
}
