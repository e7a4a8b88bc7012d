import { useEffect, useRef } from 'react'
import { dialogFoot, dialogPart, sheet, sheetDialog } from '@/components/ui/sheet-styles'
import { useKeyboardRoom } from '@/components/ui/use-keyboard-room'
import type { SlotCalendar } from '@/lib/meetings/visitor/slot-calendar'
import { useTexts } from '@/messages/react/texts-provider'
import { BookingSummary } from '../booking/booking-summary'
import { CloseIcon } from '../shared/fact-icons'
import { iconButton, outlineButton, primaryButton } from '../shared/styles'
import type { Visitor } from '../shared/use-visitor'
import { MessageField } from './message-field'
import type { Movable } from './movable'
import { MoveFailure } from './move-failure'
import { PresentTime } from './present-time'
import { useMove } from './use-move'

type Props = {
  booking: Movable
  /** The chosen time; the dialog is open while there is one. */
  start: string | null
  visitor: Visitor
  onStart: (start: string | null) => void
  onBusy: (isBusy: boolean) => void
  onRefused: () => Promise<SlotCalendar | null>
  onMoved: (start: string) => void
}

/** Both times, and words to the host, before a booking is moved. What is typed stays, whatever time is chosen. */
export function MoveDialog({ booking, start, visitor, onStart, onBusy, onRefused, onMoved }: Props) {
  const { t, say } = useTexts('moveBooking')
  const dialog = useRef<HTMLDialogElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const attempt = useMove(booking, { timezone: visitor.timezone, onBusy, onRefused, onMoved })
  const { failure } = attempt
  const isOpen = start !== null
  const isGone = failure?.isGone === true
  useKeyboardRoom(dialog, isOpen)

  useEffect(() => {
    if (!isOpen) dialog.current?.close()
    else if (!dialog.current?.open) dialog.current?.showModal()
  }, [isOpen])

  useEffect(() => {
    if (failure) form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' })
  }, [failure])

  function choose(other: string | null) {
    if (attempt.isPending) return
    attempt.forget()
    onStart(other)
  }

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (start === null || isGone) return
    void attempt.submit(start, String(new FormData(event.currentTarget).get('message')).trim())
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the close button do what a click beside the dialog does
    <dialog
      ref={dialog}
      aria-labelledby="move-dialog-title"
      className={sheetDialog}
      onCancel={(event) => {
        event.preventDefault()
        choose(null)
      }}
      // A browser may close it in spite of us, on the second Escape.
      onClose={() => choose(null)}
      onClick={(event) => event.target === event.currentTarget && choose(null)}
    >
      <form ref={form} noValidate className={`${sheet} whitespace-normal`} onSubmit={submit}>
        <div className={`${dialogPart} flex shrink-0 items-center justify-between border-b py-2`}>
          <h2 id="move-dialog-title" className="font-semibold text-lg tracking-tight">
            {t.confirmTitle}
          </h2>
          <button type="button" aria-label={t.close} className={`${iconButton} -mr-3`} onClick={() => choose(null)}>
            <CloseIcon />
          </button>
        </div>
        <div className={`${dialogPart} grid min-h-0 flex-1 gap-4 overflow-y-auto overscroll-contain pt-4 pb-5`}>
          <PresentTime booking={booking} timezone={visitor.timezone} timeFormat={visitor.timeFormat} />
          {start !== null && (
            <div>
              <p className="text-muted-foreground text-xs">{t.newTime}</p>
              <BookingSummary page={booking} start={start} visitor={visitor} />
            </div>
          )}
          <p className="text-muted-foreground text-sm">{say(t.text, { host: booking.ownerName })}</p>
          <MessageField label={say(t.message, { host: booking.ownerName })} />
          {failure && start !== null && (
            <MoveFailure
              failure={failure}
              start={start}
              nearest={attempt.nearest}
              booking={booking}
              visitor={visitor}
              onNearest={choose}
            />
          )}
        </div>
        <div className={`${dialogPart} ${dialogFoot} flex shrink-0 flex-wrap gap-2 *:grow`}>
          <button type="button" className={outlineButton} onClick={() => choose(null)}>
            {t.otherTime}
          </button>
          <button
            type="submit"
            aria-disabled={attempt.isPending || isGone}
            className={`${primaryButton} aria-disabled:cursor-default aria-disabled:opacity-60`}
          >
            {attempt.isPending ? t.pending : t.submit}
          </button>
        </div>
      </form>
    </dialog>
  )
}
