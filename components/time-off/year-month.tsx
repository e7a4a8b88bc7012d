import { addMonths, type CalendarDate, type CalendarMonth, monthOf, weeksBetween } from '@/lib/scheduling/calendar-date'
import { monthHeading } from '@/lib/scheduling/format-date'
import { commaList } from '@/lib/shared/text/comma-list'
import { weekdayNames } from '@/lib/time/screen-time'
import type { DayOff } from '@/lib/time-off/days-off'
import { weekdayLetter } from '@/lib/time-off/weekday-letter'
import { useTexts } from '@/messages/react/texts-provider'
import { cn } from '../ui/cn'
import { LOOK_STYLES } from './look-styles'

type YearMonthProps = {
  month: CalendarMonth
  days: ReadonlyMap<CalendarDate, DayOff>
  weekStartDay: number
  today: CalendarDate
}

export function YearMonth({ month, days, weekStartDay, today }: YearMonthProps) {
  const { locale } = useTexts('timeOff')
  const first = `${month}-01`
  return (
    <table className="w-full table-fixed border-separate border-spacing-0.5 text-center text-xs tabular-nums">
      <caption className="pb-1 text-start font-medium text-sm">{monthHeading(month, locale)}</caption>
      <thead>
        <tr>
          {weekdayNames(weekStartDay, locale).map(({ long }, index) => (
            <th key={long} scope="col" className="font-normal text-muted-foreground">
              <span aria-hidden="true">{weekdayLetter((weekStartDay + index) % 7, locale)}</span>
              <span className="sr-only">{long}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksBetween(first, addMonths(first, 1), weekStartDay).map((week) => (
          <tr key={week[0]}>
            {week.map((date) => (
              <td key={date} className="p-0">
                {monthOf(date) === month && <DayMark date={date} day={days.get(date)} isToday={date === today} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type DayMarkProps = { date: CalendarDate; day: DayOff | undefined; isToday: boolean }

function DayMark({ date, day, isToday }: DayMarkProps) {
  const { t, say, locale } = useTexts('timeOff')
  const titles = (day?.entries ?? []).map(({ title }) => title || t.list.untitled)
  const names = commaList(titles, locale)
  return (
    <span
      title={names || undefined}
      aria-current={isToday ? 'date' : undefined}
      className={cn(
        'flex h-6 items-center justify-center rounded',
        day && LOOK_STYLES[day.look],
        isToday && 'font-bold underline underline-offset-2',
      )}
    >
      {Number(date.slice(-2))}{' '}
      {day && <span className="sr-only">{say(t.year.dayIs, { kind: t.year.legend[day.look], names })}</span>}
    </span>
  )
}
