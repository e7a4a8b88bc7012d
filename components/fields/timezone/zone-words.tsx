import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import { formatTime } from '@/lib/scheduling/format'
import { isDaylightSaving } from '@/lib/scheduling/timezones'
import type { FoundZone } from '@/lib/scheduling/zone-search'
import { offsetLabel } from '@/lib/scheduling/zone-words'
import { commaList } from '@/lib/shared/text/comma-list'
import { useTexts } from '@/messages/react/texts-provider'

type Props = { zone: FoundZone; now: number; timeFormat: TimeFormat }

/** A city and its country, the time there and its offset. */
export function ZoneWords({ zone: { timezone, city, country, alias }, now, timeFormat }: Props) {
  const { t, say, locale } = useTexts('timezones')
  const offset = offsetLabel(timezone, now)
  const place = commaList(
    [alias, country].flatMap((name) => name || []),
    locale,
  )
  return (
    <>
      <span className="min-w-0 flex-1 leading-snug">
        {city}
        {place && <span className="block font-normal text-muted-foreground text-xs">{place}</span>}
      </span>
      <span className="shrink-0 text-end tabular-nums leading-snug">
        {formatTime(now, timezone, timeFormat, locale)}
        <span className="block font-normal text-muted-foreground text-xs">
          {isDaylightSaving(timezone, now) ? say(t.daylightSaving, { offset }) : offset}
        </span>
      </span>
    </>
  )
}
