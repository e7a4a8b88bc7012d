import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import { formatTime } from '@/lib/scheduling/format'
import { offsetLabel } from '@/lib/scheduling/zone-words'
import { useTexts } from '@/messages/react/texts-provider'

type Props = { timezone: string; city: string; timeFormat: TimeFormat; now: number }

/** A zone in words, with its clock: `Berlin — 14:32, GMT+1`. `now` is in epoch milliseconds. */
export function TimeThere({ timezone, city, timeFormat, now }: Props) {
  const { t, say, locale } = useTexts('timezones')
  const time = formatTime(now, timezone, timeFormat, locale)
  return say(t.now, { city, time, offset: offsetLabel(timezone, now) })
}
