import { useState } from 'react'
import { pickDate, type SlotCalendar, toSlotCalendar } from '@/lib/meetings/visitor/slot-calendar'
import { type CalendarDate, monthOf } from '@/lib/scheduling/calendar-date'
import { localDate } from '@/lib/scheduling/zone'
import type { Visitor } from '../shared/use-visitor'
import { CalendarSkeleton } from './calendar-skeleton'
import { DayAnnouncement } from './day-announcement'
import { EarlyPlace } from './early-place'
import { MonthCalendar } from './month-calendar'
import { TimesPanel } from './times-panel'
import { FIRST_VIEW, type TimesView } from './times-view'
import { TimezoneSelect } from './timezone-select'
import type { Slots } from './use-slots'

type Props = {
  visitor: Visitor | null
  slots: Slots
  pageTimezone: string
  /** The day and month to begin with. It may come late: what the visitor chose since counts more. */
  firstView?: TimesView
  /** The time that is being booked. */
  pressed?: string | null
  onPrefer: (choice: Partial<Pick<Visitor, 'timezone' | 'timeFormat'>>) => void
  onNear: () => void
  onChoose: (start: string) => void
}

/** A day, then a time: two cells of the grid around it. The server draws it empty, at its full size. */
export function TimePicker(props: Props) {
  const { visitor, slots, pageTimezone, firstView = FIRST_VIEW, pressed, onPrefer, onNear, onChoose } = props
  const [chosenView, setChosenView] = useState<TimesView | null>(null)
  const view = chosenView ?? firstView

  const calendar = slots.calendar ?? (visitor && slots.failure !== null ? emptyCalendar(visitor.timezone) : null)
  const date = calendar && pickDate(calendar, view.date)
  const hasNoTimes = calendar?.slots.size === 0

  function openDate(chosen: CalendarDate) {
    // From here on the month follows the day.
    setChosenView({ date: chosen, month: null })
    if (!slots.isFresh()) void slots.reload()
  }

  return (
    <>
      <div className="px-1.5 py-4 sm:px-6 sm:py-6">
        {calendar && visitor ? (
          <MonthCalendar
            calendar={calendar}
            month={view.month ?? monthOf(date ?? calendar.from)}
            date={date}
            weekStartDay={visitor.weekStartDay}
            onMonth={(month) => setChosenView({ ...view, month })}
            onDate={openDate}
            isReading={slots.isReading}
            onRefresh={() => void slots.reload()}
          />
        ) : (
          <EarlyPlace name="month">
            <CalendarSkeleton />
          </EarlyPlace>
        )}
        <div className="mt-2">
          <TimezoneSelect
            value={visitor?.timezone ?? null}
            others={visitor ? [visitor.detectedTimezone, pageTimezone] : []}
            onChange={(timezone) => onPrefer({ timezone })}
          />
        </div>
      </div>
      {/* On a phone a calendar without a single free day would hide the reason below it. */}
      <div
        className={`relative border-t px-4 py-5 sm:px-6 sm:py-6 md:border-t-0 md:border-l ${hasNoTimes ? 'max-md:-order-1' : ''}`}
      >
        <div className="flex flex-col md:absolute md:inset-x-5 md:inset-y-6">
          <TimesPanel
            visitor={visitor}
            slots={slots}
            date={date}
            pressed={pressed}
            onTimeFormat={(timeFormat) => onPrefer({ timeFormat })}
            onNear={onNear}
            onChoose={onChoose}
          />
        </div>
      </div>
      <DayAnnouncement slots={slots} date={date} />
    </>
  )
}

/** A month in which nothing is free: what there is to see when nothing could be read. */
function emptyCalendar(timezone: string): SlotCalendar {
  return toSlotCalendar(localDate(timezone, Date.now()), { days: [], unchecked: [] })
}
