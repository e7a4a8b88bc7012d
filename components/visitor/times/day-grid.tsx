import type { KeyboardEvent, RefObject } from 'react'
import type { ShownDays } from '@/lib/meetings/visitor/shown-days'
import { isOpenDate, type SlotCalendar } from '@/lib/meetings/visitor/slot-calendar'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import { longDate, shortMonth, weekdayNames } from '@/lib/time/screen-time'
import { useTexts } from '@/messages/react/texts-provider'

type Props = {
  gridRef: RefObject<HTMLTableElement | null>
  calendar: SlotCalendar
  days: ShownDays
  selected: CalendarDate | null
  /** The one day that Tab leads to; the arrow keys lead on from there. */
  entry: CalendarDate | null
  onDate: (date: CalendarDate) => void
  /** A day gets the focus. */
  onNear: () => void
  onKey: (event: KeyboardEvent, from: CalendarDate) => void
}

export function DayGrid(props: Props) {
  const { locale } = useTexts('booking')
  const { gridRef, days, onNear } = props
  return (
    <table
      ref={gridRef}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table is what the grid pattern is built on
      role="grid"
      aria-labelledby="booking-month"
      className="w-full table-fixed border-collapse"
      onFocus={onNear}
    >
      <thead>
        <tr>
          {weekdayNames(days.weekStartDay, locale).map(({ short, long }) => (
            <th key={long} scope="col" abbr={long} className="h-9 font-medium text-muted-foreground text-xs">
              {short}
            </th>
          ))}
        </tr>
      </thead>
      {/* Its key makes it new in each month or week, which therefore slides in: app/globals.css. */}
      <tbody key={days.first} className="month-slide transition-[translate] duration-150">
        {days.weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((date) => (
              <DayCell key={date} date={date} {...props} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function DayCell({ date, calendar, days, selected, entry, onDate, onKey }: Props & { date: CalendarDate }) {
  const { t, say, locale } = useTexts('booking')
  if (date < days.first || date > days.last) return <td className="h-12" />
  const isToday = date === calendar.today
  const isSelected = date === selected
  const closed = calendar.closed.get(date)
  const day = longDate(date, locale)
  const label = closed ? say(t.calendar.closed, { day, label: closed }) : day
  const number = Number(date.slice(8))
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cell of a grid
    // biome-ignore lint/a11y/useFocusableInteractive: its button takes the focus
    <td role="gridcell" aria-selected={isSelected} className="h-12 p-0">
      <button
        type="button"
        data-date={date}
        aria-label={isToday ? say(t.calendar.today, { day: label }) : label}
        aria-current={isToday ? 'date' : undefined}
        disabled={!isOpenDate(calendar, date)}
        tabIndex={date === entry ? 0 : -1}
        className="group visitor-day"
        onClick={() => onDate(date)}
        onKeyDown={(event) => onKey(event, date)}
      >
        <span className={`day-face ${dayTone(isSelected, calendar.slots.has(date))} ${closed ? 'line-through' : ''}`}>
          {number === 1 && date > days.first && <span className="visitor-new">{shortMonth(date, locale)}</span>}
          {number}
          {isToday && <span className="visitor-dot" />}
        </span>
      </button>
    </td>
  )
}

function dayTone(isSelected: boolean, isFree: boolean): string {
  if (isSelected) return 'day-chosen'
  if (isFree) return 'day-free'
  return 'visitor-day-open'
}
