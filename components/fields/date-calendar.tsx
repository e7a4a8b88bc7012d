import { useMemo } from 'react'
import { DayPicker } from 'react-day-picker'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import { directionOf } from '@/lib/shared/text/direction'
import { useTexts } from '@/messages/react/texts-provider'
import { Chevron, calendarStyles, toDate, toDay, toWeekday, wordsOf } from './calendar-parts'

type DateCalendarProps = {
  value: CalendarDate
  today: CalendarDate
  min?: CalendarDate
  weekStartDay: number
  onPick: (date: CalendarDate) => void
}

export function DateCalendar({ value, today, min, weekStartDay, onPick }: DateCalendarProps) {
  const texts = useTexts('fields')
  const words = useMemo(() => wordsOf(texts), [texts])
  return (
    <DayPicker
      dir={directionOf(texts.locale)}
      mode="single"
      required
      autoFocus
      selected={toDay(value)}
      onSelect={(day) => onPick(toDate(day))}
      defaultMonth={toDay(value)}
      today={toDay(today)}
      disabled={min ? { before: toDay(min) } : undefined}
      startMonth={min ? toDay(min) : undefined}
      weekStartsOn={toWeekday(weekStartDay)}
      fixedWeeks
      showOutsideDays
      {...words}
      components={{ Chevron }}
      classNames={calendarStyles}
    />
  )
}
