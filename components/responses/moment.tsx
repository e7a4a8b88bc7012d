import { formatTime } from '@/lib/scheduling/format'
import { formatDate } from '@/lib/scheduling/format-date'
import type { Clock } from '@/lib/time/meeting-time'
import { useTexts } from '@/messages/react/texts-provider'
import type { PartTexts } from '@/messages/texts'
import { Skeleton } from '../ui/skeleton'

type MomentProps = {
  instant: string
  /** Null while the settings load. */
  clock: Clock | null
}

/** `Jun 3 2026, 14:30`. */
export function Moment({ instant, clock }: MomentProps) {
  const words = useTexts('time')
  if (!clock) return <Skeleton className="inline-block h-4 w-36 max-w-full align-middle" />
  return (
    <time dateTime={instant} className="whitespace-nowrap">
      {toText(Date.parse(instant), clock, words)}
    </time>
  )
}

function toText(instantMs: number, clock: Clock, { t, say, locale }: PartTexts<'time'>): string {
  if (Number.isNaN(instantMs)) return t.invalid
  const date = formatDate(instantMs, clock.timezone, clock.dateFormat, locale)
  return say(t.dateTime, { date, time: formatTime(instantMs, clock.timezone, clock.timeFormat, locale) })
}
