import { useSettings } from '@/lib/client/settings'
import type { ComparedDate } from '@/lib/pages/effects/compare-starts'
import { formatTime } from '@/lib/scheduling/format'
import { longDate } from '@/lib/time/screen-time'
import { useTexts } from '@/messages/react/texts-provider'

type DayTimesProps = { day: ComparedDate; timezone: string; isCurrent: boolean }

/** The starts of one date in words. */
export function DayTimes({ day, timezone, isCurrent }: DayTimesProps) {
  const { t, locale } = useTexts('ruleEffects')
  const { data: settings } = useSettings()
  const timeFormat = settings?.timeFormat ?? '24h'
  const starts = (['kept', 'added', 'removed'] as const)
    .flatMap((kind) => day[kind].map((start) => ({ start, kind })))
    .sort((one, other) => one.start.localeCompare(other.start))
  return (
    <section aria-label={longDate(day.date, locale)} className="rounded-lg border p-3">
      <p className="font-medium">{longDate(day.date, locale)}</p>
      {starts.length === 0 && <p className="mt-1 text-muted-foreground">{t.picture.noStarts}</p>}
      <ul className="mt-1 flex max-h-32 flex-wrap gap-x-3 gap-y-1 overflow-y-auto tabular-nums">
        {starts.map(({ start, kind }) => (
          <li key={start} className={LOOKS[kind]}>
            {kind === 'removed' ? (
              <del>{formatTime(Date.parse(start), timezone, timeFormat, locale)}</del>
            ) : (
              formatTime(Date.parse(start), timezone, timeFormat, locale)
            )}
            {isCurrent && kind !== 'kept' && <span className="sr-only"> ({t.picture.legend[kind]})</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

const LOOKS = { kept: '', added: 'font-semibold text-link', removed: 'text-destructive' } as const
