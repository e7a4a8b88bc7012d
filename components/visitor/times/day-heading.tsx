import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import { dayHeading } from '@/lib/time/screen-time'
import { useTexts } from '@/messages/react/texts-provider'

export function DayHeading({ date }: { date: CalendarDate }) {
  const { weekday, day } = dayHeading(date, useTexts('booking').locale)
  return (
    <>
      <span className="block font-semibold text-base">{weekday}</span>{' '}
      <span className="block text-muted-foreground text-sm">{day}</span>
    </>
  )
}
