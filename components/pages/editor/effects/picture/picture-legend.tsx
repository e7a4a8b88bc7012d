import type { ComparedDate } from '@/lib/pages/effects/compare-starts'
import { useTexts } from '@/messages/react/texts-provider'

const LOOKS = {
  kept: 'bg-primary/45',
  added: 'bg-primary',
  removed: 'border border-destructive',
  refused: 'rounded-full bg-destructive',
} as const

type PictureLegendProps = { days: readonly ComparedDate[]; isRefusing: boolean }

/** Explains the marks that the picture has. */
export function PictureLegend({ days, isRefusing }: PictureLegendProps) {
  const { t } = useTexts('ruleEffects')
  const shown = {
    kept: true,
    added: days.some(({ added }) => added.length > 0),
    removed: days.some(({ removed }) => removed.length > 0),
    refused: isRefusing,
  }
  const names = (Object.keys(LOOKS) as (keyof typeof LOOKS)[]).filter((name) => shown[name])
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-muted-foreground text-xs">
      {names.map((name) => (
        <span key={name} className="inline-flex items-center gap-1.5">
          <span className={`size-2.5 ${LOOKS[name]}`} />
          {t.picture.legend[name]}
        </span>
      ))}
    </p>
  )
}
