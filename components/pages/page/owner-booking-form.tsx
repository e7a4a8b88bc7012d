import { ArrowLeft } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { askedDurationOf } from '@/components/visitor/booking/bookable-page'
import { BookingForm } from '@/components/visitor/booking/booking-form'
import { BookingSummary } from '@/components/visitor/booking/booking-summary'
import { useBooking } from '@/components/visitor/booking/use-booking'
import type { Visitor } from '@/components/visitor/shared/use-visitor'
import { bookForGuest } from '@/lib/client/bookings'
import type { SlotCalendar } from '@/lib/meetings/visitor/slot-calendar'
import type { TimeSlotPage } from '@/lib/pages/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { QuestionsLoading } from './questions-loading'
import { usePageQuestions } from './use-page-questions'

type OwnerBookingFormProps = {
  page: TimeSlotPage
  visitor: Visitor
  /** The chosen time; null hides the form, which keeps what was typed. */
  start: string | null
  /** Null leads back to the calendar. */
  onStart: (start: string | null) => void
  onRefused: () => Promise<SlotCalendar | null>
  onBooked: () => void
  /** The page does not offer the time. */
  isAnyway?: boolean
}

/** The last step: details of the guest. */
export function OwnerBookingForm({ page, visitor, start, isAnyway = false, ...props }: OwnerBookingFormProps) {
  const { onStart, onRefused, onBooked } = props
  const headingId = useId()
  const actions = useTexts('actions').t
  const { t } = useTexts('bookingDialog')
  const heading = useRef<HTMLHeadingElement>(null)
  const { questions, hasFailed, renew } = usePageQuestions(page.id, page.formId !== null)
  const booking = useBooking({
    slug: page.id,
    duration: askedDurationOf(page),
    timezone: visitor.timezone,
    post: (booking, key) => bookForGuest(page.id, { ...booking, ...(isAnyway && { anyway: true }) }, key),
    onRefused,
    onOutdated: renew,
    onBooked,
  })
  const bookable = { ...page, slug: page.id, customLocation: page.locationData.customLocation ?? null }

  const isShown = start !== null

  useEffect(() => {
    if (isShown) heading.current?.focus()
  }, [isShown])

  function goBack() {
    booking.forget()
    onStart(null)
  }

  return (
    <section
      aria-labelledby={headingId}
      hidden={!isShown}
      className={cn('mx-auto px-4 py-5 sm:px-6 sm:py-8', page.formId ? 'max-w-lg' : 'max-w-md')}
    >
      <Button
        variant="ghost"
        className="-ms-3 px-3 text-muted-foreground"
        disabled={booking.isPending}
        onClick={goBack}
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {actions.back}
      </Button>
      <h2 ref={heading} id={headingId} tabIndex={-1} className="mt-2 font-semibold text-lg tracking-tight outline-none">
        {t.title}
      </h2>
      {start !== null && <BookingSummary page={bookable} start={start} visitor={visitor} />}
      {questions === 'unread' ? (
        <QuestionsLoading hasFailed={hasFailed} onRetry={() => void renew()} />
      ) : (
        <BookingForm
          start={start}
          isPending={booking.isPending}
          failure={booking.failure}
          nearest={booking.nearest}
          visitor={visitor}
          questions={questions}
          onNearest={(other) => {
            booking.forget()
            onStart(other)
          }}
          onSubmit={(typed) => start !== null && void booking.submit(start, typed)}
        />
      )}
    </section>
  )
}
