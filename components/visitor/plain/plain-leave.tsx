import { timezoneLabel } from '@/lib/scheduling/timezones'
import { MINUTE_MS } from '@/lib/scheduling/units'
import { dateAndTime } from '@/lib/time/joined-words'
import { formatPeriod } from '@/lib/time/period'
import { longDate, toWallClock } from '@/lib/time/screen-time'
import { errorWords } from '@/messages/error-words'
import { sayNodes } from '@/messages/react/say-nodes'
import { useCheckTexts, useTexts } from '@/messages/react/texts-provider'
import { primaryButton } from '../shared/styles'
import { PlainCard } from './plain-card'
import type { LeaveView } from './views'

/** /b/{token}/leave: a guest of a booking who is not coming. */
export function PlainLeave({ meeting, timeFormat, hasLeft, failure }: LeaveView) {
  const booking = useTexts('booking')
  const { t, say, locale } = useTexts('leave')
  const texts = { errors: useTexts('visitorErrors'), checks: useCheckTexts() }
  const { title, titleLang, ownerName, startTime, endTime, timezone, guest } = meeting
  const startMs = Date.parse(startTime)
  const minutes = (Date.parse(endTime) - startMs) / MINUTE_MS
  const { date } = toWallClock(startMs, timezone)
  return (
    <PlainCard accent={undefined} className="mx-auto w-full max-w-md px-5 py-10 text-center sm:px-8">
      <h1 className="text-balance font-semibold text-2xl tracking-tight">{hasLeft ? t.left : t.heading}</h1>
      <p className="mt-5 text-balance font-medium">
        {sayNodes(locale, booking.t.pageTitle, {
          title: (
            <bdi key="title" lang={titleLang}>
              {title}
            </bdi>
          ),
          host: ownerName,
        })}
      </p>
      <p className="mt-1 text-muted-foreground text-sm">
        <span className="block text-balance">
          {dateAndTime(longDate(date, locale), formatPeriod(startMs, minutes, timezone, timeFormat, locale), locale)}
        </span>
        <span className="block">{timezoneLabel(timezone, startMs, locale)}</span>
      </p>
      <p className="mt-5 text-balance text-muted-foreground text-sm leading-relaxed">
        {hasLeft ? say(t.leftText, { host: ownerName }) : say(t.text, { guest, host: ownerName })}
      </p>
      {failure && (
        <p role="alert" className="mt-4 text-balance text-destructive text-sm">
          {errorWords(failure, texts) ?? texts.errors.t.internal}
        </p>
      )}
      {!hasLeft && (
        <form method="post" className="mt-6">
          <button type="submit" className={`${primaryButton} w-full`}>
            {t.submit}
          </button>
        </form>
      )}
    </PlainCard>
  )
}
