import { formatTime } from '@/lib/scheduling/format'
import { dayHeading, toWallClock } from '@/lib/time/screen-time'
import { useTexts } from '@/messages/react/texts-provider'
import { outlineButton } from '../shared/styles'
import type { Visitor } from '../shared/use-visitor'
import type { BookingFailure } from './booking-failure'

type Props = {
  failure: BookingFailure
  /** The time that was refused. */
  start: string
  /** Other times, once they have been read. */
  nearest: string[] | null
  visitor: Visitor
  onNearest: (start: string) => void
}

export function FailureNotice({ failure, start, nearest, visitor, onNearest }: Props) {
  const { t, locale } = useTexts('bookingDialog')
  return (
    <div role="alert" className="rounded-xl bg-destructive-soft px-4 py-3 text-sm">
      <p className="font-semibold text-destructive">{t.failure.title}</p>
      <p>{failure.message}</p>
      {nearest && (
        <>
          <p className="mt-2 text-muted-foreground">{nearest.length > 0 ? t.failure.nearest : t.failure.noneNearby}</p>
          <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
            {nearest.map((other) => (
              <button
                key={other}
                type="button"
                className={`${outlineButton} px-3 tabular-nums`}
                onClick={() => onNearest(other)}
              >
                {nearestLabel(other, start, visitor, locale)}
              </button>
            ))}
          </div>
        </>
      )}
    </div>
  )
}

/** The time alone on the day that was wanted, with its date on another. */
export function nearestLabel(
  start: string,
  wanted: string,
  { timezone, timeFormat }: Pick<Visitor, 'timezone' | 'timeFormat'>,
  locale: string,
): string {
  const { date } = toWallClock(Date.parse(start), timezone)
  const time = formatTime(Date.parse(start), timezone, timeFormat, locale)
  return date === toWallClock(Date.parse(wanted), timezone).date ? time : `${dayHeading(date, locale).day}, ${time}`
}
