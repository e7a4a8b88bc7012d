import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import type { Span } from '@/lib/scheduling/vocabulary'
import { commaList } from '@/lib/shared/text/comma-list'
import { rangeWords } from '@/lib/time/joined-words'
import { formatWallTime } from '@/lib/time/period'

/** `09:00 – 12:00, 13:00 – 17:00` */
export function spansWords(spans: readonly Span[], timeFormat: TimeFormat, locale: string): string {
  const write = (time: string) => formatWallTime(time, timeFormat, locale)
  const shown = spans.map(({ startTime, endTime }) => rangeWords(write(startTime), write(endTime), locale))
  return commaList(shown, locale)
}
