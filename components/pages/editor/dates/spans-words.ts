import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import type { Span } from '@/lib/scheduling/vocabulary'
import { rangeWords } from '@/lib/time/joined-words'
import { formatWallTime } from '@/lib/time/period'
import { commaList } from '@/lib/vocabulary/text/comma-list'

/** `09:00 – 12:00, 13:00 – 17:00` */
export function spansWords(spans: readonly Span[], timeFormat: TimeFormat, locale: string): string {
  const write = (time: string) => formatWallTime(time, timeFormat, locale)
  const shown = spans.map(({ startTime, endTime }) => rangeWords(write(startTime), write(endTime), locale))
  return commaList(shown, locale)
}
