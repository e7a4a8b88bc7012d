import { useEffect, useRef, useState } from 'react'
import type { SlotCalendar } from '@/lib/meetings/visitor/slot-calendar'
import type { SuccessFacts } from '@/lib/meetings/visitor/success-facts'
import { useTexts } from '@/messages/react/texts-provider'
import { forgetAttendee, recallAttendee } from '../shared/carried-attendee'
import { CloseIcon } from '../shared/fact-icons'
import { iconButton } from '../shared/styles'
import type { Visitor } from '../shared/use-visitor'
import type { BookablePage } from './bookable-page'
import { toBookedFacts } from './booked-facts'
import { BookingForm } from './booking-form'
import { BookingSummary } from './booking-summary'
import { useBooking } from './use-booking'
import { type Questions, useQuestions } from './use-questions'

type Props = {
  page: BookablePage
  /** The page's form, as it was when the page was opened. */
  asked: Questions | null
  /** The chosen time; the dialog is open while there is one. */
  start: string | null
  visitor: Visitor
  onStart: (start: string | null) => void
  onRefused: () => Promise<SlotCalendar | null>
  onBooked: (facts: SuccessFacts) => void
}

/** A native `<dialog>`: it traps focus, closes on Escape, and restores focus. Typed text stays in it. */
export function BookingDialog({ page, asked, start, visitor, onStart, onRefused, onBooked }: Props) {
  const { t } = useTexts('bookingDialog')
  const dialog = useRef<HTMLDialogElement>(null)
  const { timezone } = visitor
  const { questions, renew } = useQuestions(page.slug, asked)
  const booking = useBooking({
    slug: page.slug,
    timezone,
    onRefused,
    onOutdated: renew,
    onBooked: (answer, booked) => {
      forgetAttendee()
      onBooked(toBookedFacts(page, answer, booked, timezone))
    },
  })
  const [carried] = useState(() => recallAttendee(page.slug))
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
      className={`m-auto max-h-dvh w-full ${questions ? 'max-w-lg' : 'max-w-md'} bg-transparent p-3 text-popover-foreground backdrop:bg-black/45`}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      // A browser may close it in spite of us, on the second Escape.
      onClose={close}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className="flex max-h-[calc(100dvh-1.5rem)] flex-col overflow-hidden rounded-2xl border bg-popover shadow-xl transition-transform duration-200 starting:translate-y-3">
        <div className="flex shrink-0 items-center justify-between pt-4 pr-3 pb-2 pl-5 sm:pt-5 sm:pr-4 sm:pl-6">
          <h2 id="booking-dialog-title" className="font-semibold text-lg tracking-tight">
            {t.title}
          </h2>
          <button type="button" aria-label={t.close} className={iconButton} onClick={close}>
            <CloseIcon />
          </button>
        </div>
        <div className="min-h-0 overflow-y-auto overscroll-contain px-5 pb-5 sm:px-6 sm:pb-6">
          {start !== null && <BookingSummary page={page} start={start} visitor={visitor} />}
          <BookingForm
            start={start}
            isPending={booking.isPending}
            failure={booking.failure}
            nearest={booking.nearest}
            visitor={visitor}
            questions={questions === 'unread' ? null : questions}
            carried={carried}
            onNearest={(other) => {
              booking.forget()
              onStart(other)
            }}
            onSubmit={(typed) => start !== null && void booking.submit(start, typed)}
          />
        </div>
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
