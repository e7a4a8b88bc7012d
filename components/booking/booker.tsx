'use client'

import { useState } from 'react'
import { pickDate, type SlotCalendar, toSlotCalendar } from '@/lib/booking/slot-calendar'
import { type CalendarDate, type CalendarMonth, monthOf } from '@/lib/scheduling/calendar-date'
import { localDate } from '@/lib/scheduling/zone'
import { booking as text } from '@/messages/en/booking'
import { CalendarSkeleton } from './calendar-skeleton'
import { DayAnnouncement } from './day-announcement'
import { CheckIcon } from './icons'
import { MonthCalendar } from './month-calendar'
import { TimesPanel } from './times-panel'
import { TimezoneSelect } from './timezone-select'
import { useArrival } from './use-arrival'
import { useBookingSteps } from './use-booking-steps'
import { useSlots } from './use-slots'
import { useVisitor } from './use-visitor'
import { remember } from './visitor-storage'
import { VisitorToast } from './visitor-toast'

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
  const { visitor, prefer } = useVisitor(page.timezone)
  const slots = useSlots(page.slug, visitor?.timezone ?? null)
  const [wantedDate, setWantedDate] = useState<CalendarDate | null>(null)
  const [wantedMonth, setWantedMonth] = useState<CalendarMonth | null>(null)
  const [start, setStart] = useState<string | null>(null)
  const { steps, ...loading } = useBookingSteps()
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

  function choose(chosen: string) {
    setStart(chosen)
    loading.need()
  }

  if (arrival.confirmed && visitor && steps) {
    return (
      <div className="px-4 py-8 sm:p-8 md:col-span-2">
        <steps.Confirmation
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
            onChange={(timezone) => prefer({ timezone })}
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
            onTimeFormat={(timeFormat) => prefer({ timeFormat })}
            onNear={loading.warmUp}
            onChoose={choose}
          />
        </div>
      </div>
      <DayAnnouncement slots={slots} date={date} />
      {visitor && steps && (
        <steps.BookingDialog
          page={page}
          start={start}
          visitor={visitor}
          onStart={setStart}
          onRefused={slots.reload}
          onBooked={(facts) => {
            setStart(null)
            remember('sessionStorage', 'timeFormat', visitor.timeFormat)
            arrival.arrive(facts)
          }}
        />
      )}
      {arrival.isArriving && (
        <VisitorToast role="status">
          <CheckIcon className="size-5 text-primary" />
          {text.scheduled}
        </VisitorToast>
      )}
      {loading.hasFailed && <VisitorToast role="alert">{text.dialogFailed}</VisitorToast>}
    </>
  )
}

/** A month in which nothing is free: what there is to see when nothing could be read. */
function emptyCalendar(timezone: string): SlotCalendar {
  return toSlotCalendar(localDate(timezone, Date.now()), { days: [], unchecked: [] })
}
