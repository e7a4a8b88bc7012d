import { formatDate, formatTime } from '@/lib/scheduling/format'
import { type Clock, INVALID_TIME } from '@/lib/time/meeting-time'
import { Skeleton } from '../ui/skeleton'

type MomentProps = { instant: string /** Null until it is known how the account reads time. */; clock: Clock | null }

/** `Jun 3 2026, 14:30`. */
export function Moment({ instant, clock }: MomentProps) {
  if (!clock) return <Skeleton className="inline-block h-4 w-36 max-w-full align-middle" />
  return (
    <time dateTime={instant} className="whitespace-nowrap">
      {toText(Date.parse(instant), clock)}
    </time>
  )
}

function toText(instantMs: number, { timezone, dateFormat, timeFormat }: Clock): string {
  if (Number.isNaN(instantMs)) return INVALID_TIME
  return `${formatDate(instantMs, timezone, dateFormat)}, ${formatTime(instantMs, timezone, timeFormat)}`
}
