import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import { timezoneLabel } from '@/lib/scheduling/timezones'
import { formatPeriod } from '@/lib/time/period'
import { longDate, toWallClock } from '@/lib/time/screen-time'
import { useTexts } from '@/messages/react/texts-provider'
import type { Movable } from './movable'

type Props = {
  booking: Pick<Movable, 'startTime' | 'duration'>
  timezone: string
  timeFormat: TimeFormat
  /** Nothing has been chosen in its place. */
  isKept?: boolean
}

/** The time that a booking has, struck through while another one is chosen. */
export function PresentTime({ booking, timezone, timeFormat, isKept = false }: Props) {
  const { t, locale } = useTexts('moveBooking')
  const start = Date.parse(booking.startTime)
  const Time = isKept ? 'p' : 's'
  return (
    <div className="text-sm">
      <p className="text-muted-foreground text-xs">{t.present}</p>
      <Time className={`tabular-nums ${isKept ? 'font-medium' : 'text-muted-foreground'}`}>
        <span className="block">{longDate(toWallClock(start, timezone).date, locale)}</span>
        <span className="block">{formatPeriod(start, booking.duration, timezone, timeFormat, locale)}</span>
      </Time>
      <p className="text-muted-foreground">{timezoneLabel(timezone, start, locale)}</p>
    </div>
  )
}
