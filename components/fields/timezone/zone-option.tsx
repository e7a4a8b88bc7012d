import { useEffect, useRef } from 'react'
import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import { formatTime } from '@/lib/scheduling/format'
import { isDaylightSaving } from '@/lib/scheduling/timezones'
import type { FoundZone } from '@/lib/scheduling/zone-search'
import { offsetLabel } from '@/lib/scheduling/zone-words'
import { commaList } from '@/lib/shared/text/comma-list'
import { useTexts } from '@/messages/react/texts-provider'

type Props = {
  id: string
  zone: FoundZone
  now: number
  timeFormat: TimeFormat
  isMarked: boolean
  isChosen: boolean
}

/** A city and its country, the time there and its offset. */
export function ZoneOption({
  id,
  zone: { timezone, city, country, alias },
  now,
  timeFormat,
  isMarked,
  isChosen,
}: Props) {
  const { t, say, locale } = useTexts('timezones')
  const offset = offsetLabel(timezone, now)
  const option = useRef<HTMLDivElement>(null)
  const place = commaList(
    [alias, country].flatMap((name) => name || []),
    locale,
  )

  useEffect(() => {
    if (isMarked) option.current?.scrollIntoView({ block: 'nearest' })
  }, [isMarked])

  return (
    <div
      ref={option}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      data-marked={isMarked || undefined}
      className="flex min-h-12 cursor-pointer items-center gap-3 rounded-lg px-3 py-1 text-sm outline-none hover:bg-accent/60 data-marked:bg-accent aria-selected:font-semibold"
    >
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
    </div>
  )
}
