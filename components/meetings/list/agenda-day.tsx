import { useId } from 'react'
import { cn } from '@/components/ui/cn'
import type { MeetingDay } from '@/lib/meetings/meeting-days'
import type { ListedMeeting } from '@/lib/meetings/schema'
import { type CalendarDate, dayOfWeek } from '@/lib/scheduling/calendar-date'
import { formatDate } from '@/lib/scheduling/format-date'
import type { Clock } from '@/lib/time/meeting-time'
import { relativeDay } from '@/lib/time/relative-time'
import { weekdayNames } from '@/lib/time/screen-time'
import { useTexts } from '@/messages/react/texts-provider'
import { MeetingRows } from './meeting-rows'

type AgendaDayProps = { day: MeetingDay<ListedMeeting>; clock: Clock; today: CalendarDate }

export function AgendaDay({ day, clock, today }: AgendaDayProps) {
  const { t, locale } = useTexts('meetings')
  const [weekday] = weekdayNames(dayOfWeek(day.date), locale)
  const headingId = useId()
  const isToday = day.date === today
  const relative = isToday ? t.today : relativeDay(day.date, today, locale)
  return (
    <section aria-labelledby={headingId} className="grid gap-2 md:grid-cols-[10.5rem_minmax(0,1fr)] md:gap-5">
      <h3 id={headingId} className="flex items-center gap-3 self-start md:sticky md:top-6">
        <span
          className={cn(
            'flex size-14 shrink-0 flex-col items-center justify-center rounded-xl border bg-card leading-none max-sm:h-auto max-sm:w-auto max-sm:flex-row max-sm:gap-1 max-sm:border-0 max-sm:bg-transparent max-sm:text-foreground',
            isToday && 'border-primary bg-primary text-primary-foreground',
          )}
        >
          <span aria-hidden="true" className="text-xs max-sm:font-medium max-sm:text-sm">
            {weekday?.short}
          </span>
          <span aria-hidden="true" className="mt-1.5 font-semibold text-lg leading-none max-sm:mt-0 max-sm:text-sm">
            {Number(day.date.slice(-2))}
          </span>
        </span>
        <span className="grid justify-items-start gap-0.5 max-sm:flex max-sm:flex-wrap max-sm:gap-x-2">
          <span className="sr-only">{weekday?.long}, </span>
          <span className={cn('text-sm', relative ? 'text-muted-foreground' : 'font-medium')}>
            {formatDate(day.date, clock.timezone, clock.dateFormat, locale)}
          </span>
          {relative && (
            <>
              <span className="sr-only">, </span>
              <span className="order-first font-medium text-sm first-letter:uppercase">{relative}</span>
            </>
          )}
        </span>
      </h3>
      <MeetingRows day={day} clock={clock} className="rounded-2xl shadow-xs" />
    </section>
  )
}
