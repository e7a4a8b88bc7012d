import { parseInstant } from '@/lib/scheduling/bounds'
import { formatDate } from '@/lib/scheduling/format'
import { localDate, startOfDate } from '@/lib/scheduling/zone'
import type { Clock } from '@/lib/time/meeting-time'
import type { MeetingSource } from '@/lib/vocabulary/sources'

type Timed = { startTime: string; endTime: string; source: MeetingSource }

/** `All day`, with its last date where there are several; null for what has times. Only calendars have whole days. */
export function wholeDaysText({ startTime, endTime, source }: Timed, clock: Clock): string | null {
  if (source !== 'google' && source !== 'outlook') return null
  const { timezone, dateFormat } = clock
  const [start, end] = [parseInstant(startTime), parseInstant(endTime)]
  if (!isMidnight(start, timezone) || !isMidnight(end, timezone)) return null
  const lastDate = localDate(timezone, end - 1)
  if (lastDate === localDate(timezone, start)) return 'All day'
  return `All day until ${formatDate(lastDate, timezone, dateFormat)}`
}

function isMidnight(instant: number, timezone: string): boolean {
  return !Number.isNaN(instant) && startOfDate(timezone, localDate(timezone, instant)) === instant
}
