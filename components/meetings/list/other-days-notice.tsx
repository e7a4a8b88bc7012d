import { Button } from '@/components/ui/button'
import { toAnyDayFilter } from '@/lib/client/meeting-filter'
import { useMeetingSpan } from '@/lib/client/meeting-lists'
import { type DayRange, rangeOverInstants } from '@/lib/meetings/day-range'
import { parseInstant } from '@/lib/scheduling/bounds'
import type { MeetingSource } from '@/lib/shared/calendars/sources'
import type { MeetingStatus } from '@/lib/shared/statuses'
import { useTexts } from '@/messages/react/texts-provider'
import { focusRangeHeading } from '../meeting/focus-after-removal'

type OtherDaysNoticeProps = {
  q: string
  sources: readonly MeetingSource[]
  statuses: readonly MeetingStatus[]
  host: string
  timezone: string
  onShow: (range: DayRange) => void
}

/** Below an empty search: how many meetings on other days match, and a button that shows them. */
export function OtherDaysNotice({ q, sources, statuses, host, timezone, onShow }: OtherDaysNoticeProps) {
  const { t, say } = useTexts('meetings')
  const isAsked = q !== '' && sources.length > 0 && statuses.length > 0
  const { data: span } = useMeetingSpan(isAsked ? toAnyDayFilter({ sources, statuses, host, q }) : null)
  const first = parseInstant(span?.first ?? '')
  const last = parseInstant(span?.last ?? '')

  function show() {
    onShow(rangeOverInstants(first, last, timezone))
    focusRangeHeading()
  }

  if (!isAsked || !span || Number.isNaN(first) || Number.isNaN(last)) return null
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 text-sm">
      <p role="status">{say(t.list.otherDays, { count: span.total })}</p>
      <Button variant="outline" onClick={show}>
        {say(t.list.showOtherDays, { count: span.total })}
      </Button>
    </div>
  )
}
