import { useEffect, useRef } from 'react'
import type { SlotCalendar } from '@/lib/booking/slot-calendar'
import type { SuccessFacts } from '@/lib/booking/success-facts'
import { bookingDialog as text } from '@/messages/en/booking-dialog'
import type { BookablePage } from './bookable-page'
import { toBookedFacts } from './booked-facts'
import { BookingForm } from './booking-form'
import { BookingSummary } from './booking-summary'
import { CloseIcon } from './fact-icons'
import { iconButton } from './styles'
import { useBooking } from './use-booking'
import type { Visitor } from './use-visitor'

type Props = {
  page: BookablePage
  /** The chosen time; the dialog is open while there is one. */
  start: string | null
  visitor: Visitor
  onStart: (start: string | null) => void
  onRefused: () => Promise<SlotCalendar | null>
  onBooked: (facts: SuccessFacts) => void
}

/** The browser's own dialog: it holds the focus, closes on Escape, and gives the focus back. What was typed stays in it. */
export function BookingDialog({ page, start, visitor, onStart, onRefused, onBooked }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { timezone } = visitor
  const booking = useBooking({
    slug: page.slug,
    timezone,
    onRefused,
    onBooked: (answer, booked) => onBooked(toBookedFacts(page, answer, booked, timezone)),
  })
  const isOpen = start !== null

  useEffect(() => {
    if (isOpen) open(dialog.current)
    else dialog.current?.close()
  }, [isOpen])

  function close() {
    if (booking.isPending) return
    booking.forget()
    onStart(null)
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the close button do what a click beside the dialog does
    <dialog
      ref={dialog}
      aria-labelledby="booking-dialog-title"
      className="m-auto max-h-dvh w-full max-w-md bg-transparent p-3 text-popover-foreground backdrop:bg-black/45 sm:p-0"
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      // A browser may close it in spite of us, on the second Escape.
      onClose={close}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className="rounded-2xl border bg-popover p-5 shadow-xl transition-transform duration-200 starting:translate-y-3 sm:p-6">
        <div className="-mt-1 -mr-2 flex items-center justify-between">
          <h2 id="booking-dialog-title" className="font-semibold text-lg tracking-tight">
            {text.title}
          </h2>
          <button type="button" aria-label={text.close} className={iconButton} onClick={close}>
            <CloseIcon />
          </button>
        </div>
        {start !== null && <BookingSummary page={page} start={start} visitor={visitor} />}
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
          onSubmit={(attendee) => start !== null && void booking.submit(start, attendee)}
        />
      </div>
    </dialog>
  )
}

/** With a mouse the first field is ready to type in; on a phone its keyboard would cover the summary. */
function open(dialog: HTMLDialogElement | null) {
  if (!dialog || dialog.open) return
  dialog.showModal()
  // In a frame as high as its content the middle may be far from what was pressed.
  dialog.scrollIntoView({ block: 'nearest' })
  if (matchMedia('(pointer: fine)').matches) dialog.querySelector('input')?.focus()
}
