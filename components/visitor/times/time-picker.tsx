import { useEffect, useRef, useState } from 'react'
import { LockedZone } from '@/components/fields/timezone/locked-zone'
import { TimezoneSelect } from '@/components/fields/timezone/timezone-select'
import { WithCity } from '@/components/fields/timezone/with-city'
import { useNarrow } from '@/components/ui/use-narrow'
import { daysAround, type ShownDays } from '@/lib/meetings/visitor/shown-days'
import { nextFreeDate, pickDate, type SlotCalendar, toSlotCalendar } from '@/lib/meetings/visitor/slot-calendar'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import { localDate } from '@/lib/scheduling/zone-clock'
import type { Visitor } from '../shared/use-visitor'
import { CalendarSkeleton } from './calendar-skeleton'
import { DayAnnouncement } from './day-announcement'
import { EarlyPlace } from './early-place'
import type { EmptyPage } from './empty-times'
import { MonthCalendar } from './month-calendar'
import { NextDate } from './next-date'
import { RefreshButton } from './refresh-button'
import { revealTimes } from './reveal-times'
import { TimesPanel } from './times-panel'
import { FIRST_VIEW, type TimesView } from './times-view'
import { useKeptFocus } from './use-kept-focus'
import type { Slots } from './use-slots'

type Props = {
  visitor: Visitor | null
  slots: Slots
  /** What visitors read of it where it has no times. */
  page?: EmptyPage
  pageTimezone: string
  /** True where all times are in the page's zone. */
  isLocked: boolean
  /** The day and month to begin with. It may come late: what the visitor chose since counts more. */
  firstView?: TimesView
  /** The time that is being booked. */
  pressed?: string | null
  onPrefer: (choice: Partial<Pick<Visitor, 'timezone' | 'timeFormat'>>) => void
  onNear: () => void
  onChoose: (start: string) => void
}

/** A day, then a time, side by side; on a phone one under the other. The server draws it empty, at its full size. */
export function TimePicker(props: Props) {
  const { visitor, slots, pageTimezone, isLocked, firstView = FIRST_VIEW, onPrefer } = props
  const [chosenView, setChosenView] = useState<TimesView | null>(null)
  const view = chosenView ?? firstView
  const panel = useRef<HTMLDivElement>(null)
  const isNarrow = useNarrow()
  const keepFocus = useKeptFocus()

  const calendar = slots.calendar ?? (visitor && slots.failure !== null ? emptyCalendar(visitor.timezone) : null)
  // The day that was shown stays, if the times that have come since leave it open.
  const shownDate = useRef<CalendarDate | null>(null)
  const date = calendar && pickDate(calendar, view.date ?? shownDate.current)
  useEffect(() => {
    shownDate.current = date
  }, [date])
  const hasNoDays = slots.failure === null && calendar !== null && date === null

  const shown = view.shown ?? date ?? calendar?.from
  const days =
    calendar && visitor && shown && daysAround(calendar, shown, { ...visitor, isNarrow, isUnfolded: view.isUnfolded })
  const next = days && nextOfEmpty(calendar, days)

  const { reach } = slots
  useEffect(() => {
    if (days) reach(days.last)
  })

  /** The button that leads there goes: its day takes the focus. */
  function jump(to: CalendarDate) {
    openDate(to)
    keepFocus(`[data-date="${to}"]`)
  }

  /** Without `shown` the calendar follows the day from here on. */
  function openDate(chosen: CalendarDate, shown: CalendarDate | null = null) {
    setChosenView({ date: chosen, shown })
    if (isNarrow) revealTimes(panel.current)
    if (!slots.isFresh()) void slots.reload()
  }

  return (
    <div className="grid md:grid-cols-[minmax(0,1fr)_15rem] lg:grid-cols-[minmax(0,1fr)_15.5rem]">
      {/* A calendar without a single free day would only hide the reason. */}
      {!hasNoDays && (
        <div className="px-1.5 pt-2 pb-1 sm:px-6 md:py-6">
          {calendar && visitor ? (
            <div className="relative">
              <MonthCalendar
                calendar={calendar}
                shown={shown ?? calendar.from}
                date={date}
                weekStartDay={visitor.weekStartDay}
                isNarrow={isNarrow}
                isUnfolded={view.isUnfolded}
                onUnfold={(isUnfolded) => setChosenView({ ...view, isUnfolded })}
                onShow={(shown) => setChosenView({ ...view, shown })}
                onDate={openDate}
                refresh={<RefreshButton slots={slots} />}
              />
              {/* In the corner that no month fills: nothing below moves. */}
              {next && (
                <div className="visitor-below">
                  <NextDate date={next} onDate={jump} />
                </div>
              )}
            </div>
          ) : (
            <EarlyPlace name="month">
              <CalendarSkeleton />
            </EarlyPlace>
          )}
          <div className="md:mt-2">
            {isLocked ? (
              <WithCity timezone={pageTimezone}>
                {(city) => <LockedZone timezone={pageTimezone} city={city} now={Date.now()} />}
              </WithCity>
            ) : (
              <TimezoneSelect
                value={visitor?.timezone ?? null}
                suggested={visitor ? [visitor.detectedTimezone, pageTimezone] : []}
                timeFormat={visitor?.timeFormat ?? '24h'}
                fallback={<EarlyPlace name="zone" as="span" />}
                onChange={(timezone) => onPrefer({ timezone })}
              />
            )}
          </div>
        </div>
      )}
      <div
        ref={panel}
        className={`relative border-t px-4 pt-3 pb-5 sm:px-6 md:border-t-0 md:py-6 ${hasNoDays ? 'md:col-span-full md:flex md:min-h-119 md:items-center' : 'md:border-s'}`}
      >
        <div className={`flex flex-col ${hasNoDays ? 'md:grow' : 'md:absolute md:inset-x-5 md:inset-y-6'}`}>
          <TimesPanel {...props} date={date} onDate={jump} />
        </div>
      </div>
      <DayAnnouncement slots={slots} date={date} />
    </div>
  )
}

/** The next day with times, where none of the month or week that is shown can be opened. */
function nextOfEmpty(calendar: SlotCalendar, { first, last }: ShownDays): CalendarDate | null {
  const isHere = (date: CalendarDate) => date >= first && date <= last
  return [...calendar.slots.keys(), ...calendar.unchecked].some(isHere) ? null : nextFreeDate(calendar, last)
}

/** A month in which nothing is free: what there is to see when nothing could be read. */
function emptyCalendar(timezone: string): SlotCalendar {
  const today = localDate(timezone, Date.now())
  return toSlotCalendar({ today, from: today, to: today, last: today, days: [], unchecked: [] })
}
