import { bookingPath } from '@/lib/meetings/visitor/plain-links'
import { errorWords } from '@/messages/error-words'
import { useCheckTexts, useTexts } from '@/messages/react/texts-provider'
import { destructiveButton } from '../managed/destructive-button'
import { MessageField } from '../managed/message-field'
import { PresentTime } from '../managed/present-time'
import { quietButton } from '../shared/styles'
import { FaultSummary } from './fault-summary'
import { columnCard, PlainCard } from './plain-card'
import { PlainReferrer } from './plain-referrer'
import type { CancelView } from './views'

/** /b/{token}/cancel: asks, and cancels when the form is sent. */
export function PlainCancel({ booking, message, failure }: CancelView) {
  const { t, say } = useTexts('managedBooking')
  const plain = useTexts('plain')
  const texts = { errors: useTexts('visitorErrors'), checks: useCheckTexts() }
  const words = booking.isRequest ? t.request : t
  const { token, ownerName: host, userTimezone, timeFormat } = booking
  return (
    <PlainCard accent={booking.brand?.accent} className={columnCard}>
      <PlainReferrer />
      <form
        method="post"
        action={`${bookingPath(token)}/cancel`}
        noValidate
        className="mx-auto grid w-full max-w-md gap-4"
      >
        <h1 className="font-semibold text-2xl tracking-tight">{words.cancelTitle}</h1>
        {failure && (
          <FaultSummary title={plain.t.managed.notCancelled} faults={[]}>
            <p>{errorWords(failure, texts) ?? t.cancelFailed}</p>
          </FaultSummary>
        )}
        <p dir="auto" lang={booking.titleLang} className="text-along font-medium">
          {booking.title}
        </p>
        <PresentTime booking={booking} timezone={userTimezone} timeFormat={timeFormat} isKept />
        <p className="text-muted-foreground text-sm">{say(t.cancelText, { host })}</p>
        <MessageField label={say(t.message, { host })} known={message} />
        <button type="submit" className={`${destructiveButton} w-full`}>
          {words.cancel}
        </button>
        <a href={bookingPath(token)} className={`${quietButton} justify-self-start`}>
          {words.keep}
        </a>
      </form>
    </PlainCard>
  )
}
