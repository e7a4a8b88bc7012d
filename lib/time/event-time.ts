import { formatLongDate, parseInstant, timezoneLabel, toListedTimezone } from '@/lib/scheduling'
import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import { formatTime } from '@/lib/scheduling/format'
import type { PartTexts } from '@/messages/texts'

type Times = { startTime: string; endTime: string }

/** The zone and format in which a reader tells the time. */
export type Clock = { timezone: string; timeFormat: TimeFormat }

/** `Wednesday, June 3, 2026`, `14:30–15:00` and `(GMT+03:00) Istanbul`. */
export function timesOf(
  { startTime, endTime }: Times,
  { timezone, timeFormat }: Clock,
  { t, say, locale }: PartTexts<'eventMail'>,
): { date: string; period: string; zone: string } {
  const start = parseInstant(startTime)
  const write = (instantMs: number) => formatTime(instantMs, timezone, timeFormat, locale)
  return {
    date: formatLongDate(start, timezone, locale),
    period: say(t.period[timeFormat], { start: write(start), end: write(parseInstant(endTime)) }),
    zone: timezoneLabel(toListedTimezone(timezone), start, locale),
  }
}

/** `Wednesday, June 3, 2026, 14:30–15:00, (GMT+03:00) Istanbul`. */
export function describeTimes(times: Times, clock: Clock, texts: PartTexts<'eventMail'>): string {
  return texts.say(texts.t.times, timesOf(times, clock, texts))
}

/** `Wednesday, June 3, 2026, 14:30, (GMT+03:00) Istanbul`. */
export function describeInstant(
  at: string,
  { timezone, timeFormat }: Clock,
  { t, say, locale }: PartTexts<'eventMail'>,
): string {
  const instant = parseInstant(at)
  return say(t.moment, {
    date: formatLongDate(instant, timezone, locale),
    time: formatTime(instant, timezone, timeFormat, locale),
    zone: timezoneLabel(toListedTimezone(timezone), instant, locale),
  })
}
