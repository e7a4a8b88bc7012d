import type { ReactNode } from 'react'
import { type PlainChoices, startPath } from '@/lib/meetings/visitor/plain-links'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import { formatTime } from '@/lib/scheduling/format'
import { dayHeading } from '@/lib/time/screen-time'
import { useTexts } from '@/messages/react/texts-provider'

type Props = {
  starts: readonly string[] | undefined
  date: CalendarDate
  choices: PlainChoices
  timeFormat: TimeFormat
  /** Stands in for times that could not be checked. */
  children: ReactNode
}

/** The times of one day, each a link to the form that books it. */
export function PlainDay({ starts, date, choices, timeFormat, children }: Props) {
  const { t, locale } = useTexts('booking')
  const { weekday, day } = dayHeading(date, locale)
  return (
    <section id="day" aria-label={t.times.label}>
      <h2 className="pb-4 leading-tight">
        <span className="block font-semibold text-base">{weekday}</span>{' '}
        <span className="block text-muted-foreground text-sm">{day}</span>
      </h2>
      {starts ? (
        <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4 md:grid-cols-1">
          {starts.map((start) => (
            <li key={start}>
              <a
                href={startPath(choices, start)}
                className="flex min-h-11 items-center justify-center rounded-lg border border-primary/35 bg-card px-1 font-medium text-link text-sm tabular-nums transition-colors hover:border-primary hover:bg-primary-soft hover:text-primary-soft-foreground"
              >
                {formatTime(Date.parse(start), choices.timezone, timeFormat, locale)}
              </a>
            </li>
          ))}
        </ul>
      ) : (
        children
      )}
    </section>
  )
}
