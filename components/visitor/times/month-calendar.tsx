import { useEffect, useRef, useState } from 'react'
import { ChevronIcon, RefreshIcon } from '@/components/ui/icons'
import { moveFocus } from '@/lib/meetings/visitor/day-focus'
import { isOpenDate, type SlotCalendar } from '@/lib/meetings/visitor/slot-calendar'
import { addMonths, type CalendarDate, type CalendarMonth, monthOf } from '@/lib/scheduling/calendar-date'
import { monthHeading } from '@/lib/scheduling/format'
import { useTexts } from '@/messages/react/texts-provider'
import { iconButton } from '../shared/styles'
import { MonthGrid } from './month-grid'

type Props = {
  calendar: SlotCalendar
  month: CalendarMonth
  date: CalendarDate | null
  weekStartDay: number
  onMonth: (month: CalendarMonth) => void
  onDate: (date: CalendarDate) => void
  isReading: boolean
  onRefresh: () => void
}

export function MonthCalendar(props: Props) {
  const { t, locale } = useTexts('booking')
  const { calendar, month, date, weekStartDay, onMonth, onDate, isReading, onRefresh } = props
  const [focused, setFocused] = useState<CalendarDate | null>(null)
  const grid = useRef<HTMLTableElement>(null)
  const hasMoved = useRef(false)
  const entry = entryDate(calendar, month, focused, date)

  // The day to focus may be in a month that has only just rendered.
  useEffect(() => {
    if (hasMoved.current) grid.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus()
    hasMoved.current = false
  }, [focused])

  function handleKey(event: React.KeyboardEvent, from: CalendarDate) {
    const isMove = /^(Arrow|Page|Home$|End$)/.test(event.key)
    if (!isMove || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const target = moveFocus(calendar, from, event.key, weekStartDay)
    if (!target || target === from) return
    hasMoved.current = true
    setFocused(target)
    onMonth(monthOf(target))
  }

  const turn = (months: number) => () => onMonth(monthOf(addMonths(`${month}-01`, months)))
  return (
    <div>
      <div className="flex items-center justify-between pb-1 pl-2.5 sm:pb-2">
        <h2 id="booking-month" aria-live="polite" className="font-semibold text-base">
          {monthHeading(month, locale)}
        </h2>
        <div className="flex">
          <button type="button" aria-label={t.times.refresh} className={iconButton} onClick={onRefresh}>
            <RefreshIcon isSpinning={isReading} />
          </button>
          <button
            type="button"
            aria-label={t.calendar.previous}
            className={iconButton}
            disabled={month <= monthOf(calendar.from)}
            onClick={turn(-1)}
          >
            <ChevronIcon to="left" />
          </button>
          <button
            type="button"
            aria-label={t.calendar.next}
            className={iconButton}
            disabled={month >= monthOf(calendar.to)}
            onClick={turn(1)}
          >
            <ChevronIcon to="right" />
          </button>
        </div>
      </div>
      {/* Room for six weeks in every month: what stands below never moves. */}
      <div className="min-h-81">
        <MonthGrid
          gridRef={grid}
          calendar={calendar}
          month={month}
          selected={date}
          entry={entry}
          weekStartDay={weekStartDay}
          onDate={(chosen) => {
            setFocused(chosen)
            onDate(chosen)
          }}
          onKey={handleKey}
        />
      </div>
    </div>
  )
}

/** The one day of the month that Tab leads to. */
function entryDate(
  calendar: SlotCalendar,
  month: CalendarMonth,
  focused: CalendarDate | null,
  selected: CalendarDate | null,
): CalendarDate | null {
  const isHere = (date: CalendarDate | null): date is CalendarDate =>
    date !== null && monthOf(date) === month && isOpenDate(calendar, date)
  if (isHere(focused)) return focused
  if (isHere(selected)) return selected
  return [...calendar.slots.keys(), ...calendar.unchecked].filter(isHere).sort()[0] ?? null
}
