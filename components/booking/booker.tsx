'use client'

import { useState } from 'react'
import { pickDate, type SlotCalendar, toSlotCalendar } from '@/lib/booking/slot-calendar'
import { type CalendarDate, type CalendarMonth, monthOf } from '@/lib/scheduling/calendar-date'
import { localDate } from '@/lib/scheduling/zone'
import { Confirmation } from '../success/confirmation'
import { BookingDialog } from './booking-dialog'
import { CalendarSkeleton } from './calendar-skeleton'
import { DayAnnouncement } from './day-announcement'
import { MonthCalendar } from './month-calendar'
import { ScheduledToast } from './scheduled-toast'
import { TimesPanel } from './times-panel'
import { TimezoneSelect } from './timezone-select'
import { useArrival } from './use-arrival'
import { useSlots } from './use-slots'
import { useVisitor } from './use-visitor'

/** The facts of a page that choosing and booking a time needs. */
export type BookablePage = {
  slug: string
  title: string
  duration: number
  location: string
  customLocation: string | null
  timezone: string
}

/** Everything that moves: calendar, times, dialog. The server draws it empty, at its full size. */
export function Booker({ page }: { page: BookablePage }) {
  const { visitor, choose } = useVisitor(page.timezone)
  const slots = useSlots(page.slug, visitor?.timezone ?? null)
  const [wantedDate, setWantedDate] = useState<CalendarDate | null>(null)
  const [wantedMonth, setWantedMonth] = useState<CalendarMonth | null>(null)
  const [start, setStart] = useState<string | null>(null)
  const arrival = useArrival(page)

  const calendar = slots.calendar ?? (visitor && slots.failure !== null ? emptyCalendar(visitor.timezone) : null)
  const date = calendar && pickDate(calendar, wantedDate)
  const hasNoTimes = calendar?.slots.size === 0

  function openDate(chosen: CalendarDate) {
    setWantedDate(chosen)
    // From here on the month follows the day.
    setWantedMonth(null)
    if (!slots.isFresh()) void slots.reload()
  }

  function bookAnother() {
    arrival.leave()
    void slots.reload()
  }

  if (arrival.confirmed && visitor) {
    return (
      <div className="px-4 py-8 sm:p-8 md:col-span-2">
        <Confirmation
          facts={arrival.confirmed}
          title={page.title}
          timeFormat={visitor.timeFormat}
          onBack={bookAnother}
        />
      </div>
    )
  }
  return (
    <>
      <div className="px-1.5 py-4 sm:px-6 sm:py-6">
        {calendar && visitor ? (
          <MonthCalendar
            calendar={calendar}
            month={wantedMonth ?? monthOf(date ?? calendar.from)}
            date={date}
            weekStartDay={visitor.weekStartDay}
            onMonth={setWantedMonth}
            onDate={openDate}
            isReading={slots.isReading}
            onRefresh={() => void slots.reload()}
          />
        ) : (
          <CalendarSkeleton />
        )}
        <div className="mt-2">
          <TimezoneSelect
            value={visitor?.timezone ?? null}
            others={visitor ? [visitor.detectedTimezone, page.timezone] : []}
            onChange={(timezone) => choose({ timezone })}
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
            onTimeFormat={(timeFormat) => choose({ timeFormat })}
            onChoose={setStart}
          />
        </div>
      </div>
      <DayAnnouncement slots={slots} date={date} />
      {visitor && (
        <BookingDialog
          page={page}
          start={start}
          visitor={visitor}
          onStart={setStart}
          onRefused={slots.reload}
          onBooked={(answer, booked) => {
            setStart(null)
            arrival.arrive(answer, booked, visitor)
          }}
        />
      )}
      {arrival.isArriving && <ScheduledToast />}
    </>
  )
}

/** A month in which nothing is free: what there is to see when nothing could be read. */
function emptyCalendar(timezone: string): SlotCalendar {
  return toSlotCalendar(localDate(timezone, Date.now()), { days: [], unchecked: [] })
}
