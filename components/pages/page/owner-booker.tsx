import { useEffect, useRef, useState } from 'react'
import { Card } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import { useTeam } from '@/components/ui/team'
import { toast } from '@/components/ui/use-toast'
import { askedDurationOf } from '@/components/visitor/booking/bookable-page'
import { DurationChips } from '@/components/visitor/booking/duration-chips'
import { TimePicker } from '@/components/visitor/times/time-picker'
import { findOutdated, useSlots } from '@/components/visitor/times/use-slots'
import { useStaleMeetings } from '@/lib/client/meetings'
import { OWNER_LOOK_AHEAD_DAYS } from '@/lib/meetings/visitor/slot-calendar'
import type { TimeSlotPage } from '@/lib/pages/schema'
import type { Settings } from '@/lib/settings/schema'
import type { ClosedDate } from '@/lib/time-off/closed-dates'
import { useTexts } from '@/messages/react/texts-provider'
import { OwnerBookingForm } from './owner-booking-form'
import { useOwnerClock } from './use-owner-clock'

type OwnerBookerProps = {
  page: TimeSlotPage
  settings: Settings | undefined
  /** Closed dates that say why. */
  closed?: readonly ClosedDate[]
  /** Reads the page again, whose durations have changed. */
  onOutdated: () => unknown
}

/** The steps date, time and form. The form replaces the calendar, which keeps its day for the way back. */
export function OwnerBooker({ page, settings, closed, onOutdated }: OwnerBookerProps) {
  const { t } = useTexts('booking')
  const team = useTeam()
  const { visitor: owner, prefer } = useOwnerClock(settings, page.timezone)
  const visitor = page.lockTimezone ? { ...owner, timezone: page.timezone } : owner
  // By id the owner, and nobody else, can read an unpublished page.
  const [chosen, setDuration] = useState(page.duration)
  // The page may have been edited since.
  const duration = page.durations.includes(chosen) ? chosen : page.duration
  const bookable = { ...page, duration }
  const slots = useSlots(page.id, visitor.timezone, {
    duration: askedDurationOf(bookable),
    days: OWNER_LOOK_AHEAD_DAYS,
    closed,
    ...(team && { more: `&account=${team.id}` }),
  })
  const outdated = findOutdated(slots, duration)
  useEffect(() => {
    if (outdated) void onOutdated()
  }, [outdated, onOutdated])
  const [start, setStart] = useState<string | null>(null)
  /** The form is mounted from the first choice on, so that going back keeps what was typed. */
  const [isBegun, setIsBegun] = useState(false)
  const [bookings, setBookings] = useState(0)
  const picker = usePickerFocus(start === null)
  const markBookingsStale = useStaleMeetings()

  function choose(chosen: string | null) {
    setStart(chosen)
    if (chosen !== null) setIsBegun(true)
  }

  function finish() {
    toast({ title: t.scheduled })
    setStart(null)
    setIsBegun(false)
    // A new key resets the picker to the first free day.
    setBookings(bookings + 1)
    void slots.reload()
    void markBookingsStale()
  }

  return (
    <Card className="overflow-hidden p-0 sm:p-0">
      <div ref={picker} tabIndex={-1} className={cn('outline-none', start !== null && 'hidden')}>
        {page.durations.length > 1 && (
          <div className="border-b px-4 py-3 sm:px-6">
            <DurationChips durations={page.durations} value={duration} onChoose={setDuration} />
          </div>
        )}
        <TimePicker
          key={bookings}
          visitor={visitor}
          slots={slots}
          pageTimezone={page.timezone}
          isLocked={page.lockTimezone}
          onPrefer={prefer}
          onNear={noop}
          onChoose={choose}
        />
      </div>
      {isBegun && (
        <OwnerBookingForm
          page={bookable}
          visitor={visitor}
          start={start}
          onStart={setStart}
          onRefused={slots.reload}
          onBooked={finish}
        />
      )}
    </Card>
  )
}

function noop() {}

/** Focuses the calendar when it comes back, since the focused form is hidden then. */
function usePickerFocus(isShown: boolean) {
  const picker = useRef<HTMLDivElement>(null)
  const wasShown = useRef(isShown)
  useEffect(() => {
    if (isShown && !wasShown.current) picker.current?.focus()
    wasShown.current = isShown
  }, [isShown])
  return picker
}
