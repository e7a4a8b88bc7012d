import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import type { Span } from '@/lib/scheduling/vocabulary'
import { formatWallTime } from '@/lib/time/screen-time'

/** `09:00 – 12:00, 13:00 – 17:00` */
export function spansWords(spans: readonly Span[], timeFormat: TimeFormat, locale: string): string {
  const write = (time: string) => formatWallTime(time, timeFormat, locale)
  return spans.map(({ startTime, endTime }) => `${write(startTime)} – ${write(endTime)}`).join(', ')
}
