import { VisitorError } from '@/lib/client/visitor/visitor-request'
import { startAction } from '@/lib/meetings/visitor/plain-links'
import { useCheckTexts, useTexts } from '@/messages/react/texts-provider'
import { toBookingFailure } from '../booking/booking-failure'
import { NearestTimes } from '../booking/nearest-times'
import { type Fault, FaultSummary } from './fault-summary'
import type { BookingView } from './views'

type Props = { view: BookingView; faults: Fault[] }

/** Why nothing was booked. Other times are buttons of the same form, so that what was typed goes along. */
export function BookingRefusal({ view: { refusal, nearest, start, choices, formats }, faults }: Props) {
  const texts = {
    dialog: useTexts('bookingDialog'),
    tryAgain: useTexts('tryAgain'),
    mailLimits: useTexts('mailLimits'),
    errors: useTexts('visitorErrors'),
    checks: useCheckTexts(),
  }
  const { t, say } = useTexts('plain')
  const { failure } = texts.dialog.t
  if (refusal === null && faults.length === 0) return null
  if (refusal === null) return <FaultSummary title={say(t.form.wrong, { count: faults.length })} faults={faults} />
  if (refusal.kind !== 'failed') {
    return (
      <FaultSummary title={t.form.notBooked} faults={faults}>
        <p>{refusal.kind === 'more' ? t.form.more[refusal.what] : t.form.trapped}</p>
      </FaultSummary>
    )
  }
  const { status, message, issues, retryAfterSeconds, code } = refusal.failure
  const words = toBookingFailure(new VisitorError(status, message, issues, retryAfterSeconds, code), texts)
  return (
    <FaultSummary title={failure.title} faults={faults}>
      <p>{words.message}</p>
      <NearestTimes
        nearest={nearest}
        wanted={start}
        clock={{ ...choices, ...formats }}
        texts={texts.dialog}
        buttonOf={(other) => ({
          type: 'submit',
          name: 'choose',
          value: '1',
          formAction: startAction(choices, other),
        })}
      />
    </FaultSummary>
  )
}
