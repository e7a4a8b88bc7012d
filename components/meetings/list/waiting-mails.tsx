import { Clock4 } from 'lucide-react'
import { useWaitingMails } from '@/lib/client/meeting-life'
import { formatTime } from '@/lib/scheduling/format'
import { DAY_MS } from '@/lib/scheduling/units'
import type { Clock } from '@/lib/time/meeting-time'
import { longDate, toWallClock } from '@/lib/time/screen-time'
import { useTexts } from '@/messages/react/texts-provider'
import { useNow } from '../now'

/** Says how many people are still to be told of changes, and until when. */
export function WaitingMails({ clock: { timezone, timeFormat } }: { clock: Clock }) {
  const { t, say, locale } = useTexts('bookingLife')
  const now = useNow()
  const { people: count = 0, until } = useWaitingMails() ?? {}
  if (count === 0 || !until) return null
  const at = Date.parse(until)
  const dateOf = (instant: number) => toWallClock(instant, timezone).date
  const date = dateOf(at)
  const { today, tomorrow, later, why } = t.waitingMails
  const sentence =
    date <= dateOf(now)
      ? say(today, { count, time: formatTime(at, timezone, timeFormat, locale) })
      : date === dateOf(now + DAY_MS)
        ? say(tomorrow, { count })
        : say(later, { count, date: longDate(date, locale) })
  return (
    <p role="status" className="mb-6 flex gap-2 rounded-2xl border px-4 py-3 text-sm shadow-xs sm:px-5">
      <Clock4 aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted-foreground" />
      <span>
        {sentence} <span className="text-muted-foreground">{why}</span>
      </span>
    </p>
  )
}
