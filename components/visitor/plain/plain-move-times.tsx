import { LockedZone } from '@/components/fields/timezone/locked-zone'
import { bookingPath, timesPath } from '@/lib/meetings/visitor/plain-links'
import { LOOK_AHEAD_DAYS, pickDate, toSlotCalendar } from '@/lib/meetings/visitor/slot-calendar'
import { useTexts } from '@/messages/react/texts-provider'
import { PresentTime } from '../managed/present-time'
import { quietButton } from '../shared/styles'
import { failureNotice, noTimesNotice, uncheckedNotice } from '../times/times-notice'
import { PlainCard } from './plain-card'
import { PlainClosed } from './plain-closed'
import { PlainDay } from './plain-day'
import { PlainMonth } from './plain-month'
import { PlainNotice } from './plain-notice'
import { PlainReferrer } from './plain-referrer'
import { PlainZone } from './plain-zone'
import type { MoveTimesView } from './views'

/** /b/{token}/times: the days and times to which a booking can be moved, as links. */
export function PlainMoveTimes({ booking, choices, formats, now, from, wanted, slots, failure }: MoveTimesView) {
  const { t } = useTexts('moveBooking')
  const managed = useTexts('managedBooking')
  const texts = useTexts('booking')
  const tryAgain = useTexts('tryAgain')
  const calendar = slots && toSlotCalendar(from, slots, LOOK_AHEAD_DAYS, booking.dates)
  const date = calendar && pickDate(calendar, wanted)
  const again = timesPath(choices, wanted)
  return (
    <PlainCard
      madeWith={texts.t.madeWith}
      locale={texts.locale}
      accent={booking.brand?.accent}
      className="grid md:grid-cols-[minmax(0,1fr)_15rem] lg:grid-cols-[minmax(0,17.5rem)_minmax(0,1fr)_15.5rem]"
    >
      <PlainReferrer />
      <header className="border-b px-4 py-4 sm:px-6 md:col-span-2 md:py-6 lg:col-span-1 lg:border-r lg:border-b-0">
        <h1 className="text-balance font-semibold text-xl leading-tight tracking-tight md:text-2xl">{t.title}</h1>
        <p className="mt-2 font-medium">{booking.title}</p>
        <p className="mb-4 text-muted-foreground text-sm">{managed.say(managed.t.with, { host: booking.ownerName })}</p>
        <PresentTime booking={booking} timezone={choices.timezone} timeFormat={formats.timeFormat} />
        <a href={bookingPath(booking.token)} className={`${quietButton} mt-2 -ml-5`}>
          {t.keep}
        </a>
      </header>
      <div className="px-2 py-5 sm:px-6 md:border-r">
        {calendar && date && (
          <PlainMonth calendar={calendar} date={date} choices={choices} weekStartDay={formats.weekStartDay} />
        )}
        <div className="px-2 sm:px-0">
          {failure && <PlainNotice {...failureNotice(failure, texts, tryAgain)} again={again} />}
          {calendar && !date && <PlainNotice {...noTimesNotice(texts, LOOK_AHEAD_DAYS)} again={again} />}
        </div>
        {booking.lockTimezone ? (
          <LockedZone timezone={booking.timezone} now={Date.parse(now)} />
        ) : (
          <PlainZone choices={choices} pageTimezone={booking.timezone} atMs={Date.parse(now)} date={date ?? wanted} />
        )}
      </div>
      <div className="px-4 py-5 sm:px-6">
        {calendar && date && (
          <PlainDay starts={calendar.slots.get(date)} date={date} choices={choices} timeFormat={formats.timeFormat}>
            {calendar.closed.has(date) ? (
              <PlainClosed calendar={calendar} date={date} choices={choices} />
            ) : (
              <PlainNotice {...uncheckedNotice(texts)} again={timesPath(choices, date)} />
            )}
          </PlainDay>
        )}
      </div>
    </PlainCard>
  )
}
