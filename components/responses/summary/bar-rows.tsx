import { isRtl } from '@/lib/shared/text/direction'
import { useTexts } from '@/messages/react/texts-provider'

/** `value` is the count and its share, written at the row's end. */
type BarRow = { label: string; count: number; value: string }

/** Bars below their labels, as a phone has no room beside them. The table below shows the whole label. */
export function BarRows({ rows, total }: { rows: readonly BarRow[]; total: number }) {
  return (
    <ul data-chart="" className="grid grid-cols-1 gap-5 py-3 text-sm">
      {rows.map(({ label, count, value }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two options may have one label
        <li key={place}>
          <p className="mb-1.5 flex justify-between gap-3">
            <span dir="auto" className="min-w-0 truncate">
              {label}
            </span>
            <span className="shrink-0 text-muted-foreground">{value}</span>
          </p>
          <Bar share={(100 * count) / Math.max(1, total)} />
        </li>
      ))}
    </ul>
  )
}

/** A picture, because paper and high contrast leave out the backgrounds of boxes. `share` is in percent. */
function Bar({ share }: { share: number }) {
  const isBackwards = isRtl(useTexts('summary').locale)
  return (
    <svg aria-hidden="true" className="block h-3 w-full">
      <rect width="100%" height="12" rx="6" fill="var(--secondary)" />
      <rect x={isBackwards ? `${100 - share}%` : 0} width={`${share}%`} height="12" rx="6" fill="var(--primary)" />
    </svg>
  )
}
