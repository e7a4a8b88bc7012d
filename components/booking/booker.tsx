'use client'

import { useState } from 'react'
import { longDate } from '@/lib/booking/screen-time'
import { pickDate } from '@/lib/booking/slot-calendar'
import { type CalendarDate, type CalendarMonth, monthOf } from '@/lib/scheduling/calendar-date'
import { booking as text } from '@/messages/en/booking'
import { Confirmation } from '../success/confirmation'
import { BookingDialog } from './booking-dialog'
import { CalendarSkeleton } from './calendar-skeleton'
import { CheckIcon } from './icons'
import { MonthCalendar } from './month-calendar'
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

  const { calendar } = slots
  const date = calendar && pickDate(calendar, wantedDate)
  const count = date ? (calendar?.slots.get(date)?.length ?? 0) : 0

  function openDate(chosen: CalendarDate) {
    setWantedDate(chosen)
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
      <div className="relative border-t px-4 py-5 sm:px-6 sm:py-6 md:border-t-0 md:border-l">
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
      <p aria-live="polite" className="sr-only">
        {slots.isReading ? text.calendar.loading : date && text.calendar.dayStatus(longDate(date), count)}
      </p>
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

function ScheduledToast() {
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-4 z-50 mx-auto flex w-fit items-center gap-2.5 rounded-xl border bg-popover px-4 py-3 text-popover-foreground text-sm shadow-lg transition duration-200 starting:translate-y-2 starting:opacity-0"
    >
      <CheckIcon className="size-5 text-primary" />
      {text.scheduled}
    </div>
  )
}
