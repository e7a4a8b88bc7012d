import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { ChevronIcon } from '@/components/ui/icons'
import { alongLine } from '@/components/ui/line-keys'
import { daysAround, type ShownDays } from '@/lib/meetings/visitor/shown-days'
import { isOpenDate, type SlotCalendar } from '@/lib/meetings/visitor/slot-calendar'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import { monthsHeading } from '@/lib/scheduling/format'
import { useTexts } from '@/messages/react/texts-provider'
import { DayGrid } from './day-grid'
import { loadKeys } from './load-keys'

type Props = {
  calendar: SlotCalendar
  /** A date of the month, or of the week, that is shown. */
  shown: CalendarDate
  date: CalendarDate | null
  weekStartDay: number
  /** On a narrow screen one week is shown; its heading unfolds the month. */
  isNarrow: boolean
  isUnfolded?: boolean
  onUnfold: (isUnfolded: boolean) => void
  onShow: (date: CalendarDate) => void
  /** `shown`: what the calendar goes on to show; null for the week of the day. */
  onDate: (date: CalendarDate, shown: CalendarDate | null) => void
  /** The button that reads the times again, where they may be old. */
  refresh?: ReactNode
}

export function MonthCalendar(props: Props) {
  const { t } = useTexts('booking')
  const { calendar, shown, date, isNarrow, isUnfolded = false, onUnfold, onShow, onDate, refresh } = props
  const isWeek = isNarrow && !isUnfolded
  const days = daysAround(calendar, shown, props)
  const { grid, focused, moved, focus } = useDayFocus()

  async function handleKey(event: KeyboardEvent, date: CalendarDate) {
    const isMove = /^(Arrow|Page|Home$|End$)/.test(event.key)
    if (!isMove || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const keys = await loadKeys()
    // A key that was pressed meanwhile counts from where the one before it led.
    const from = moved.current ?? date
    const target = keys?.moveFocus(calendar, from, alongLine(event.key), days.weekStartDay)
    if (!target || target === from) return
    focus(target)
    if (target < days.first || target > days.last) onShow(target)
  }

  return (
    <div className="overflow-x-clip">
      <div className="visitor-bar">
        <Heading
          span={isWeek ? [days.first, days.last] : [shown, shown]}
          isUnfolded={isUnfolded}
          onUnfold={isNarrow ? onUnfold : null}
        />
        <div className="flex">
          {refresh}
          <Turn to={days.earlier} label={isWeek ? t.calendar.previousWeek : t.calendar.previous} onShow={onShow} />
          <Turn to={days.later} label={isWeek ? t.calendar.nextWeek : t.calendar.next} onShow={onShow} isLater />
        </div>
      </div>
      {/* On a wide screen each month has room for six weeks: nothing below moves. */}
      <div className="visitor-grid">
        <DayGrid
          gridRef={grid}
          calendar={calendar}
          days={days}
          selected={date}
          entry={entryDate(calendar, days, focused, date)}
          onDate={(chosen) => {
            focus(chosen)
            onDate(chosen, isNarrow ? null : shown)
          }}
          onNear={() => void loadKeys()}
          onKey={(event, from) => void handleKey(event, from)}
        />
      </div>
    </div>
  )
}

type HeadingProps = {
  span: [CalendarDate, CalendarDate]
  isUnfolded: boolean
  onUnfold: ((isUnfolded: boolean) => void) | null
}

function Heading({ span, isUnfolded, onUnfold }: HeadingProps) {
  const { t, locale } = useTexts('booking')
  const name = monthsHeading(...span, locale)
  return (
    <h2 id="booking-month" aria-live="polite" className="visitor-month">
      {onUnfold ? (
        <button
          type="button"
          aria-expanded={isUnfolded}
          title={t.calendar.wholeMonth}
          className="group visitor-fold"
          onClick={() => onUnfold(!isUnfolded)}
        >
          <span>{name}</span>
          <span className="visitor-unfold">
            <ChevronIcon to="down" />
          </span>
        </button>
      ) : (
        name
      )}
    </h2>
  )
}

type TurnProps = { to: CalendarDate | null; label: string; isLater?: boolean; onShow: (date: CalendarDate) => void }

function Turn({ to, label, isLater = false, onShow }: TurnProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={`icon-button ${isLater ? 'turn-later' : 'turn-earlier'}`}
      disabled={to === null}
      onClick={() => to !== null && onShow(to)}
    >
      <ChevronIcon to={isLater ? 'end' : 'start'} />
    </button>
  )
}

/** The day that has the focus, which may be in a month or week that has only just rendered. */
function useDayFocus() {
  const [focused, setFocused] = useState<CalendarDate | null>(null)
  const grid = useRef<HTMLTableElement>(null)
  const moved = useRef<CalendarDate | null>(null)

  useEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>(`[data-date="${moved.current}"]`)?.focus()
    moved.current = null
  })

  function focus(date: CalendarDate) {
    moved.current = date
    setFocused(date)
  }

  return { grid, focused, moved, focus }
}

/** The one day that Tab leads to. */
function entryDate(
  calendar: SlotCalendar,
  { first, last }: ShownDays,
  focused: CalendarDate | null,
  selected: CalendarDate | null,
): CalendarDate | null {
  const isHere = (date: CalendarDate | null): date is CalendarDate =>
    date !== null && date >= first && date <= last && isOpenDate(calendar, date)
  if (isHere(focused)) return focused
  if (isHere(selected)) return selected
  return [...calendar.slots.keys(), ...calendar.unchecked].filter(isHere).sort()[0] ?? null
}
