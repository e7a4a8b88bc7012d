import { bookingPath, startAction, timesPath } from '@/lib/meetings/visitor/plain-links'
import { toWallClock } from '@/lib/time/screen-time'
import { useTexts } from '@/messages/react/texts-provider'
import { BookingSummary } from '../booking/booking-summary'
import { NearestTimes } from '../booking/nearest-times'
import { MessageField } from '../managed/message-field'
import { WayOut } from '../managed/move-failure'
import { moveFailureOf } from '../managed/move-failure-words'
import { PresentTime } from '../managed/present-time'
import { primaryButton, quietButton } from '../shared/styles'
import { FaultSummary } from './fault-summary'
import { columnCard, PlainCard } from './plain-card'
import { PlainReferrer } from './plain-referrer'
import type { MoveView } from './views'

/** /b/{token}/times/{start}: both times, words to the host, and the button that moves the booking. */
export function PlainMove(view: MoveView) {
  const { booking, choices, formats, start, message } = view
  const { timezone } = choices
  const { t, say } = useTexts('moveBooking')
  const words = booking.asksToMove ? t.ask : t
  const visitor = { timezone, detectedTimezone: timezone, ...formats }
  return (
    <PlainCard accent={booking.brand?.accent} className={columnCard}>
      <PlainReferrer />
      <form
        method="post"
        action={startAction(choices, start)}
        noValidate
        className="mx-auto grid w-full max-w-md gap-4"
      >
        {/* The first button is the one that Enter presses. */}
        <button type="submit" hidden />
        <h1 className="font-semibold text-2xl tracking-tight">{words.confirmTitle}</h1>
        <p dir="auto" lang={booking.titleLang} className="text-along font-medium">
          {booking.title}
        </p>
        <Refusal view={view} />
        <PresentTime
          booking={booking}
          timezone={timezone}
          timeFormat={formats.timeFormat}
          isKept={booking.asksToMove}
        />
        <div>
          <p className="text-muted-foreground text-xs">{t.newTime}</p>
          <BookingSummary page={booking} start={start} visitor={visitor} />
        </div>
        <input type="hidden" name="from" value={booking.startTime} />
        <input type="hidden" name="timezone" value={timezone} />
        <p className="text-muted-foreground text-sm">{say(words.text, { host: booking.ownerName })}</p>
        <MessageField label={say(t.message, { host: booking.ownerName })} known={message} />
        <button type="submit" className={`${primaryButton} w-full`}>
          {words.submit}
        </button>
        <div className="flex flex-wrap gap-1">
          <a href={timesPath(choices, toWallClock(Date.parse(start), timezone).date)} className={quietButton}>
            {t.otherTime}
          </a>
          <a href={bookingPath(booking.token)} className={quietButton}>
            {t.keep}
          </a>
        </div>
      </form>
    </PlainCard>
  )
}

/** Why nothing was moved. Other times are buttons of the same form, so that the message goes along. */
function Refusal({ view: { booking, choices, formats, start, failure, present, nearest } }: { view: MoveView }) {
  const move = useTexts('moveBooking')
  const tryAgain = useTexts('tryAgain')
  if (!failure) return null
  const { t } = move
  const words = moveFailureOf(failure, present, { move, tryAgain })
  return (
    <FaultSummary title={t.failure.title} faults={[]}>
      <p>{words.message}</p>
      {words.isFinal && <WayOut {...booking} />}
      <NearestTimes
        nearest={nearest}
        wanted={start}
        clock={{ ...choices, ...formats }}
        texts={move}
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
