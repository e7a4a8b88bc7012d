import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import { dayHeading } from '@/lib/time/screen-time'
import { useTexts } from '@/messages/react/texts-provider'

export function DayHeading({ date }: { date: CalendarDate }) {
  const { weekday, day } = dayHeading(date, useTexts('booking').locale)
  return (
    <>
      <span className="font-semibold text-base leading-11 md:block">{weekday}</span>{' '}
      <span className="text-muted-foreground text-sm md:-mt-2.5 md:block">{day}</span>
    </>
  )
}
