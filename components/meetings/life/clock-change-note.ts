import { formatDate } from '@/lib/scheduling/format-date'
import type { Clock } from '@/lib/time/meeting-time'
import { formatWallTime } from '@/lib/time/period'
import { findClockChange, isWallTime, type WallTime } from '@/lib/time/wall-time'
import type { PartTexts } from '@/messages/texts'

/** A note about a time that a clock change skips or repeats. */
export function changeNote(
  value: WallTime,
  { timezone, timeFormat, dateFormat }: Clock,
  { t, say, locale }: PartTexts<'meetingForm'>,
  times: PartTexts<'time'>,
): string | undefined {
  const change = isWallTime(value) ? findClockChange(value, timezone) : null
  if (!change) return undefined
  if (change.kind === 'twice') return t.twice
  const time = formatWallTime(change.used.time, timeFormat, locale)
  const isSameDay = change.used.date === value.date
  const used = isSameDay
    ? time
    : say(times.t.dateTime, { date: formatDate(change.used.date, timezone, dateFormat, locale), time })
  return say(t.skipped, { used })
}
