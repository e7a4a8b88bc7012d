import { useEffect, useRef, useState } from 'react'
import { dialogPart, sheet, sheetDialog } from '@/components/ui/sheet-styles'
import { useKeyboardRoom } from '@/components/ui/use-keyboard-room'
import { announceOutcome } from '@/lib/embed/outcome'
import type { SlotCalendar } from '@/lib/meetings/visitor/slot-calendar'
import type { SuccessFacts } from '@/lib/meetings/visitor/success-facts'
import { useTexts } from '@/messages/react/texts-provider'
import { bookingDraftNameOf } from '../form/answering/draft-storage'
import { forgetAttendee, recallAttendee } from '../shared/carried-attendee'
import { CloseIcon } from '../shared/fact-icons'
import { isFramed } from '../shared/is-framed'
import { type RememberedBooking, rememberBooking } from '../shared/remembered-booking'
import type { Visitor } from '../shared/use-visitor'
import { askedDurationOf, type HostedPage } from './bookable-page'
import { toBookedFacts, toRemembered } from './booked-facts'
import { forgetBookingDraft } from './booking-draft'
import { BookingForm } from './booking-form'
import { BookingSummary } from './booking-summary'
import type { Questions } from './load-questions'
import { RequestNote } from './request-words'
import { type PostBooking, useBooking } from './use-booking'
import { useDialogEntry } from './use-dialog-entry'
import { useQuestions } from './use-questions'

type Props = {
  page: HostedPage
  /** The page's form, as it was when the page was opened. */
  asked: Questions | null
  /** The chosen time; the dialog is open while there is one. */
  start: string | null
  visitor: Visitor
  /** Sends the booking together with something else, after which this page stays. */
  post?: PostBooking
  onStart: (start: string | null) => void
  /** Where visitors choose their host. */
  onHost: (host: string) => void
  onRefused: () => Promise<SlotCalendar | null>
  onBooked: (facts: SuccessFacts, booked: RememberedBooking) => void
}

/**
 * A native `<dialog>`: it traps focus, closes on Escape and Back, and restores focus. Typed text
 * stays in it, and in the tab when the page is opened anew, in another language for instance. On a phone it
 * is a sheet at the lower edge, whose ends, with the time and the button, never scroll away; in a frame it takes the place of
 * the times.
 */
export function BookingDialog({ page, asked, start, visitor, post, onStart, onHost, onRefused, onBooked }: Props) {
  const { t, say } = useTexts('bookingDialog')
  const booking = useTexts('booking')
  const dialog = useRef<HTMLDialogElement>(null)
  const { timezone } = visitor
  const { questions, renew } = useQuestions(page.slug, asked, page.k)
  const attempt = useBooking({
    slug: page.slug,
    k: page.k,
    host: page.host,
    checksEmail: page.requireEmailCheck,
    duration: askedDurationOf(page),
    timezone,
    timeFormat: visitor.timeFormat,
    post,
    onRefused,
    onOutdated: renew,
    onBooked: (answer, bookedStart) => {
      const booked = toRemembered(page, answer)
      forgetAttendee()
      forgetBookingDraft(page.slug)
      // In a window of its own the confirmation is the next page.
      if (!post && !isFramed()) {
        entry.keep()
        rememberBooking(bookedStart, booked)
      }
      onBooked(toBookedFacts(page, answer, bookedStart, timezone), booked)
    },
  })
  const [carried] = useState(() => recallAttendee(page.slug))
  const isOpen = start !== null

  const entry = useDialogEntry(isOpen, close)
  useKeyboardRoom(dialog, isOpen)

  useEffect(() => {
    if (isOpen) open(dialog.current)
    else dialog.current?.close()
  }, [isOpen])

  function close() {
    if (attempt.isPending) return
    attempt.forget()
    onStart(null)
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the close button do what a click beside the dialog does
    <dialog
      ref={dialog}
      aria-labelledby="booking-dialog-title"
      data-in-place=""
      className={`${sheetDialog} ${questions ? 'md:max-w-lg' : ''}`}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      // A browser may close it in spite of us, on the second Escape.
      onClose={close}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className={sheet}>
        <div
          className={`${dialogPart} shrink-0 border-b pt-2 pb-3 sm:pt-4 sm:pb-4 low:flex low:flex-row-reverse low:items-center low:gap-2 low:py-1`}
        >
          <div className="-me-3 flex items-center justify-between sm:-me-2">
            <h2 id="booking-dialog-title" className="low:sr-only font-semibold text-lg tracking-tight">
              {t.title}
            </h2>
            <button type="button" aria-label={t.close} className="icon-button" onClick={close}>
              <CloseIcon />
            </button>
          </div>
          <p className="-mt-1 line-clamp-2 low:hidden text-muted-foreground text-sm">
            {say(booking.t.pageTitle, { title: page.title, host: page.ownerName })}
          </p>
          {start !== null && <BookingSummary page={page} start={start} visitor={visitor} />}
          {page.approval && <RequestNote host={page.ownerName} />}
        </div>
        <BookingForm
          start={start}
          isPending={attempt.isPending}
          failure={attempt.failure}
          nearest={attempt.nearest}
          visitor={visitor}
          questions={questions}
          carried={carried}
          draftName={bookingDraftNameOf(page.slug)}
          isRequest={page.approval !== undefined}
          maxGuests={page.maxGuests}
          checksEmail={page.requireEmailCheck}
          sentCode={attempt.sentCode}
          onResend={attempt.sendCode}
          isInDialog
          onNearest={(other) => {
            attempt.forget()
            onStart(other)
          }}
          chooseHost={
            page.hosts && {
              hosts: page.hosts,
              onHost: (host) => {
                attempt.forget()
                onHost(host)
              },
            }
          }
          onSubmit={(typed) => start !== null && void attempt.submit(start, typed)}
        />
      </div>
    </dialog>
  )
}

/** With a mouse the first field is ready to type in; on a phone its keyboard would cover the summary. */
function open(dialog: HTMLDialogElement | null) {
  if (!dialog || dialog.open) return
  dialog.showModal()
  announceOutcome({ type: 'slotform:opened' })
  // In a frame as high as its content the middle may be far from what was pressed.
  dialog.scrollIntoView({ block: 'nearest' })
  if (matchMedia('(pointer: fine)').matches) dialog.querySelector('input')?.focus()
}
