import { useMemo } from 'react'
import { DayPicker } from 'react-day-picker'
import { Chevron, calendarStyles, toDate, toDay, toWeekday, wordsOf } from '@/components/fields/calendar-parts'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import type { DateHours } from '@/lib/scheduling/vocabulary'
import { useTexts } from '@/messages/react/texts-provider'
import { spansWords } from './spans-words'

type DatesCalendarProps = {
  dates: readonly DateHours[]
  today: CalendarDate
  weekStartDay: number
  timeFormat: TimeFormat
  onPick: (date: CalendarDate) => void
}

/** A month in which dates with own hours and closed ones are marked. A past date cannot be changed. */
export function DatesCalendar({ dates, today, weekStartDay, timeFormat, onPick }: DatesCalendarProps) {
  const fields = useTexts('fields')
  const { t, say, locale } = useTexts('pageDates')
  const spansOf = useMemo(() => new Map(dates.map(({ date, spans }) => [date, spans])), [dates])
  const words = wordsOf(fields)

  function labelOf(date: CalendarDate, label: string): string {
    const spans = spansOf.get(date)
    if (!spans) return label
    if (spans.length === 0) return say(t.dayClosed, { date: label })
    return say(t.dayOpen, { date: label, hours: spansWords(spans, timeFormat, locale) })
  }

  return (
    <DayPicker
      today={toDay(today)}
      defaultMonth={toDay(today)}
      startMonth={toDay(today)}
      disabled={{ before: toDay(today) }}
      weekStartsOn={toWeekday(weekStartDay)}
      fixedWeeks
      modifiers={{
        open: (day) => (spansOf.get(toDate(day))?.length ?? 0) > 0,
        closed: (day) => spansOf.get(toDate(day))?.length === 0,
      }}
      modifiersClassNames={{
        open: '[&_button]:bg-primary-soft [&_button]:font-semibold [&_button]:text-primary-soft-foreground',
        closed: '[&_button]:bg-muted [&_button]:text-muted-foreground [&_button]:line-through',
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
  )
}
