import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { SlotCalendar } from '@/lib/booking/slot-calendar'
import type { TimeSlotPage } from '@/lib/time-slot-pages/schema'
import { bookingDialog as text } from '@/messages/en/booking-dialog'
import { BookingForm } from '../booking/booking-form'
import { BookingSummary } from '../booking/booking-summary'
import { useBooking } from '../booking/use-booking'
import type { Visitor } from '../booking/use-visitor'
import { Button } from '../ui/button'

type OwnerBookingFormProps = {
  page: TimeSlotPage
  visitor: Visitor
  start: string
  /** Another time, or none: back to choosing one. */
  onStart: (start: string | null) => void
  onRefused: () => Promise<SlotCalendar | null>
  onBooked: () => void
}

/** The last step, in place: who comes. */
export function OwnerBookingForm({ page, visitor, start, onStart, onRefused, onBooked }: OwnerBookingFormProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const booking = useBooking({ slug: page.id, timezone: visitor.timezone, onRefused, onBooked })
  const bookable = { ...page, slug: page.id, customLocation: page.locationData.customLocation ?? null }

  useEffect(() => heading.current?.focus(), [])

  return (
    <section aria-labelledby="complete-booking" className="mx-auto max-w-md px-4 py-5 sm:px-6 sm:py-8">
      <Button
        variant="ghost"
        className="-ml-3 px-3 text-muted-foreground"
        disabled={booking.isPending}
        onClick={() => onStart(null)}
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back
      </Button>
      <h2
        ref={heading}
        id="complete-booking"
        tabIndex={-1}
        className="mt-2 font-semibold text-lg tracking-tight outline-none"
      >
        {text.title}
      </h2>
      <BookingSummary page={bookable} start={start} visitor={visitor} />
      <BookingForm
        start={start}
        isPending={booking.isPending}
        failure={booking.failure}
        nearest={booking.nearest}
        visitor={visitor}
        onNearest={(other) => {
          booking.forget()
          onStart(other)
        }}
        onSubmit={(attendee) => void booking.submit(start, attendee)}
      />
    </section>
  )
}
