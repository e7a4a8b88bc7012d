import { Link } from '@/components/ui/link'
import { strongLink } from '@/components/ui/link-styles'
import type { DateFormat, TimeFormat } from '@/lib/scheduling/clock-formats'
import type { TimeOff } from '@/lib/time-off/schema'
import { spanText } from '@/lib/time-off/time-off-words'
import { useTexts } from '@/messages/react/texts-provider'

type MonthTimeOffProps = { entries: readonly TimeOff[]; formats: { dateFormat: DateFormat; timeFormat: TimeFormat } }

/** The time off of the shown month in words: a screen without a pointer shows no tooltips. */
export function MonthTimeOff({ entries, formats }: MonthTimeOffProps) {
  const { t } = useTexts('pageDates')
  const words = useTexts('timeOff')
  if (entries.length === 0) return null
  return (
    <div className="mt-3 max-w-77 text-sm">
      <ul aria-label={t.timeOff} className="grid gap-1.5">
        {entries.map((entry) => (
          <li key={entry.id} className="flex gap-2">
            <span
              aria-hidden="true"
              className="mt-0.5 size-4 shrink-0 rounded bg-warning-soft ring-1 ring-warning-foreground ring-inset"
            />
            <span className="min-w-0 break-words">
              {entry.title || words.t.list.untitled}{' '}
              <span className="text-muted-foreground">{spanText(entry, formats, words)}</span>
            </span>
          </li>
        ))}
      </ul>
      <Link href="/availability" className={`mt-1 inline-flex min-h-6 items-center ${strongLink}`}>
        {t.changeTimeOff}
      </Link>
    </div>
  )
}
