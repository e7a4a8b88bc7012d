import { type RefObject, useState } from 'react'
import { SearchSheet } from '@/components/ui/search-sheet'
import { useMinute } from '@/components/ui/use-minute'
import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import { createZoneSearch } from '@/lib/scheduling/zone-search'
import { useTexts } from '@/messages/react/texts-provider'
import { ZoneWords } from './zone-words'

/** More than anybody reads; another letter leads to the rest. */
const MAX_SHOWN = 60

type Props = {
  anchor: RefObject<HTMLElement | null>
  value: string
  /** Text that was typed before the search had loaded. */
  typed: string
  suggested: readonly string[]
  timeFormat: TimeFormat
  onChoose: (timezone: string) => void
  onClose: () => void
}

/** A search in all zones. */
export function TimezoneSearch({ anchor, value, typed, suggested, timeFormat, onChoose, onClose }: Props) {
  const { t, say, locale } = useTexts('timezones')
  const now = useMinute(0)
  const [search] = useState(() => createZoneSearch(locale, Date.now()))
  // By the name that the list has for it.
  const [current] = useState(() => search.offer([value])[0]?.timezone)
  return (
    <SearchSheet
      id="timezone-search"
      anchor={anchor}
      typed={typed}
      words={t}
      count={(count) => say(t.found, { count })}
      find={(query) =>
        (query.trim() === '' ? search.offer([value, ...suggested]) : search.find(query))
          .slice(0, MAX_SHOWN)
          .map((zone) => ({
            value: zone.timezone,
            isChosen: zone.timezone === current,
            content: <ZoneWords zone={zone} now={now} timeFormat={timeFormat} />,
          }))
      }
      onChoose={onChoose}
      onClose={onClose}
    />
  )
}
