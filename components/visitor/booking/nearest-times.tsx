import type { ButtonHTMLAttributes } from 'react'
import { formatTime } from '@/lib/scheduling/format'
import { dateAndTime } from '@/lib/time/joined-words'
import { dayHeading, toWallClock } from '@/lib/time/screen-time'
import { outlineButton } from '../shared/styles'
import type { Visitor } from '../shared/use-visitor'

type Clock = Pick<Visitor, 'timezone' | 'timeFormat'>

type Props = {
  /** ISO instants; null until they have been read. */
  nearest: string[] | null
  /** The time that was refused. */
  wanted: string
  clock: Clock
  texts: { locale: string; t: { failure: { nearest: string; noneNearby: string } } }
  /** The button that chooses one of them. */
  buttonOf: (start: string) => ButtonHTMLAttributes<HTMLButtonElement>
}

/** Other times, where the one that was wanted is refused. */
export function NearestTimes({ nearest, wanted, clock, texts, buttonOf }: Props) {
  const { failure } = texts.t
  if (!nearest) return null
  return (
    <>
      <p className="mt-2 text-muted-foreground">{nearest.length > 0 ? failure.nearest : failure.noneNearby}</p>
      <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {nearest.map((start) => (
          <button key={start} {...buttonOf(start)} className={`${outlineButton} tabular-nums`}>
            {labelOf(start, wanted, clock, texts.locale)}
          </button>
        ))}
      </div>
    </>
  )
}

/** The time alone on the day that was wanted, with its date on another. */
function labelOf(start: string, wanted: string, { timezone, timeFormat }: Clock, locale: string): string {
  const { date } = toWallClock(Date.parse(start), timezone)
  const time = formatTime(Date.parse(start), timezone, timeFormat, locale)
  if (date === toWallClock(Date.parse(wanted), timezone).date) return time
  return dateAndTime(dayHeading(date, locale).day, time, locale)
}
