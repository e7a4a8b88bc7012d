import { useMemo, useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { Chevron, calendarStyles, toDate, toDay, toWeekday, wordsOf } from '@/components/fields/calendar-parts'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import type { DateFormat, TimeFormat } from '@/lib/scheduling/clock-formats'
import type { DateHours } from '@/lib/scheduling/vocabulary'
import { commaList } from '@/lib/shared/text/comma-list'
import { directionOf } from '@/lib/shared/text/direction'
import { listDaysOff } from '@/lib/time-off/days-off'
import type { TimeOff } from '@/lib/time-off/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { MonthTimeOff } from './month-time-off'
import { spansWords } from './spans-words'

type DatesCalendarProps = {
  dates: readonly DateHours[]
  /** All of the owner's. */
  timeOff: readonly TimeOff[]
  today: CalendarDate
  weekStartDay: number
  timeFormat: TimeFormat
  dateFormat: DateFormat
  onPick: (date: CalendarDate) => void
}

/**
 * A month in which dates with own hours, closed ones, and time off are marked. Hours of a date open it in spite of time off. A
 * past date cannot be changed.
 */
export function DatesCalendar({ dates, timeOff, today, weekStartDay, onPick, ...formats }: DatesCalendarProps) {
  const fields = useTexts('fields')
  const { t, say, locale } = useTexts('pageDates')
  const spansOf = useMemo(() => new Map(dates.map(({ date, spans }) => [date, spans])), [dates])
  const off = useTexts('timeOff')
  const words = wordsOf(fields)
  const [month, setMonth] = useState(today.slice(0, 7))
  const year = Number(month.slice(0, 4))
  const daysOff = useMemo(() => listDaysOff(timeOff, year), [timeOff, year])
  const ofMonth = timeOff.filter(
    ({ isActive, from, to }) => isActive && from.slice(0, 7) <= month && to >= today && to.slice(0, 7) >= month,
  )

  /** The names of a day off; undefined for any other day. */
  function reasonOf(date: CalendarDate): string | undefined {
    const day = daysOff.get(date)
    if (!day) return undefined
    const kind = off.t.year.legend[day.look]
    const names = commaList(
      day.entries.flatMap(({ title }) => title || []),
      locale,
    )
    return names ? off.say(off.t.year.dayIs, { kind, names }) : kind
  }

  function labelOf(date: CalendarDate, label: string): string {
    const reason = reasonOf(date)
    const hours = hoursOf(date, label)
    return reason ? say(t.dayOff, { date: hours, reason }) : hours
  }

  function hoursOf(date: CalendarDate, label: string): string {
    const spans = spansOf.get(date)
    if (!spans) return label
    if (spans.length === 0) return say(t.dayClosed, { date: label })
    return say(t.dayOpen, { date: label, hours: spansWords(spans, formats.timeFormat, locale) })
  }

  /** The time off that shows: a date with hours of its own, or closed by itself, has its own look. */
  function lookOf(date: CalendarDate): 'off' | 'part' | null {
    const day = spansOf.has(date) ? undefined : daysOff.get(date)
    return day ? (day.look === 'part' ? 'part' : 'off') : null
  }

  return (
    <div>
      <DayPicker
        dir={directionOf(locale)}
        today={toDay(today)}
        month={toDay(`${month}-01`)}
        onMonthChange={(shown) => setMonth(toDate(shown).slice(0, 7))}
        startMonth={toDay(today)}
        disabled={{ before: toDay(today) }}
        weekStartsOn={toWeekday(weekStartDay)}
        fixedWeeks
        modifiers={{
          open: (day) => (spansOf.get(toDate(day))?.length ?? 0) > 0,
          closed: (day) => spansOf.get(toDate(day))?.length === 0,
          off: (day) => lookOf(toDate(day)) === 'off',
          part: (day) => lookOf(toDate(day)) === 'part',
        }}
        modifiersClassNames={{
          open: '[&_button]:bg-primary-soft [&_button]:font-semibold [&_button]:text-primary-soft-foreground',
          closed: '[&_button]:bg-muted [&_button]:text-muted-foreground [&_button]:line-through',
          off: '[&_button]:bg-warning-soft [&_button]:text-warning-foreground! [&_button]:ring-1 [&_button]:ring-current [&_button]:ring-inset',
          part: '[&_button]:border-2 [&_button]:border-warning-foreground [&_button]:border-dashed',
        }}
        onDayClick={(day) => onPick(toDate(day))}
        formatters={words.formatters}
        labels={{
          ...words.labels,
          labelDayButton: (day, modifiers, options, dateLib) =>
            labelOf(toDate(day), words.labels.labelDayButton?.(day, modifiers, options, dateLib) ?? ''),
        }}
        components={{ Chevron }}
        classNames={{ ...calendarStyles, root: 'max-w-fit' }}
      />
      <MonthTimeOff entries={ofMonth} formats={formats} />
    </div>
  )
}
