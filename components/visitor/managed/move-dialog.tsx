import type { SlotCalendar } from '@/lib/meetings/visitor/slot-calendar'
import { useTexts } from '@/messages/react/texts-provider'
import { BookingSummary } from '../booking/booking-summary'
import { outlineButton, primaryButton } from '../shared/styles'
import type { Visitor } from '../shared/use-visitor'
import { ChangeDialog } from './change-dialog'
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
  const attempt = useMove(booking, { timezone: visitor.timezone, onBusy, onRefused, onMoved })
  const { failure, nearest, isPending } = attempt
  const words = booking.asksToMove ? t.ask : t
  const isGone = failure?.isGone === true

  function choose(other: string | null) {
    if (isPending) return
    attempt.forget()
    onStart(other)
  }

  return (
    <ChangeDialog
      title={words.confirmTitle}
      closeLabel={t.close}
      isOpen={start !== null}
      alert={nearest ?? failure}
      onClose={() => choose(null)}
      onSubmit={(message) => start !== null && !isGone && void attempt.submit(start, message)}
      foot={
        <>
          <button type="button" className={outlineButton} onClick={() => choose(null)}>
            {t.otherTime}
          </button>
          <button
            type="submit"
            aria-disabled={isPending || isGone}
            className={`${primaryButton} aria-disabled:cursor-default aria-disabled:opacity-60`}
          >
            {isPending ? words.pending : words.submit}
          </button>
        </>
      }
    >
      <PresentTime
        booking={booking}
        timezone={visitor.timezone}
        timeFormat={visitor.timeFormat}
        isKept={booking.asksToMove}
      />
      {start !== null && (
        <div>
          <p className="text-muted-foreground text-xs">{t.newTime}</p>
          <BookingSummary page={booking} start={start} visitor={visitor} />
        </div>
      )}
      <p className="text-muted-foreground text-sm">{say(words.text, { host: booking.ownerName })}</p>
      <MessageField label={say(t.message, { host: booking.ownerName })} />
      {failure && start !== null && (
        <MoveFailure
          failure={failure}
          start={start}
          nearest={nearest}
          booking={booking}
          visitor={visitor}
          onNearest={choose}
        />
      )}
    </ChangeDialog>
  )
}
