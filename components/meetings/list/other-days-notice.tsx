import { Button } from '@/components/ui/button'
import { toAnyDayFilter } from '@/lib/client/meeting-filter'
import { useMeetingSpan } from '@/lib/client/meeting-lists'
import { type DayRange, rangeOverInstants } from '@/lib/meetings/day-range'
import { parseInstant } from '@/lib/scheduling/bounds'
import type { MeetingSource } from '@/lib/vocabulary/sources'
import { focusRangeHeading } from '../meeting/focus-after-removal'

type MatchesElsewhereProps = {
  q: string
  sources: readonly MeetingSource[]
  timezone: string
  onShow: (range: DayRange) => void
}

/** Who looks for a meeting seldom knows when it was: says that it lies on another day, and goes there. */
export function MatchesElsewhere({ q, sources, timezone, onShow }: MatchesElsewhereProps) {
  const isAsked = q !== '' && sources.length > 0
  const { data: span } = useMeetingSpan(isAsked ? toAnyDayFilter({ sources, q }) : null)
  const first = parseInstant(span?.first ?? '')
  const last = parseInstant(span?.last ?? '')

  function show() {
    onShow(rangeOverInstants(first, last, timezone))
    focusRangeHeading()
  }

  if (!isAsked || !span || Number.isNaN(first) || Number.isNaN(last)) return null
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 text-sm">
      <p role="status">
        {span.total === 1 ? '1 meeting on another day matches.' : `${span.total} meetings on other days match.`}
      </p>
      <Button variant="outline" onClick={show}>
        {span.total === 1 ? 'Show it' : 'Show them'}
      </Button>
    </div>
  )
}
