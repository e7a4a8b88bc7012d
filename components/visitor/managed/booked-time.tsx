import type { ManagedBooking } from '@/lib/meetings/visitor/managed-booking'
import { timezoneLabel } from '@/lib/scheduling/timezones'
import { MINUTE_MS } from '@/lib/scheduling/units'
import { isSameTimezone } from '@/lib/scheduling/zone-clock'
import { isTaking } from '@/lib/shared/statuses'
import { formatPeriod } from '@/lib/time/period'
import { longDate, toWallClock } from '@/lib/time/screen-time'
import type { Texts } from '@/messages/texts'
import { CalendarIcon } from '../shared/fact-icons'
import { Fact } from '../shared/fact-list'

type Props = { booking: ManagedBooking; texts: Texts }

/** The time by the guest's clock, struck through if it does not stand; by the host's clock in a line beneath, if that differs. */
export function BookedTime({ booking, texts }: Props) {
  const { t, say } = texts.part('managedBooking')
  const { timezone, userTimezone, status } = booking
  const guests = timeIn(userTimezone, booking, texts)
  const hosts = { ...timeIn(timezone, booking, texts), host: booking.ownerName }
  const Time = isTaking(status) ? 'span' : 's'
  return (
    <Fact
      icon={<CalendarIcon />}
      name={t.yourTime}
      value={
        <Time>
          <span className="block">{guests.date}</span>
          <span className="block">{guests.period}</span>
        </Time>
      }
      note={
        <>
          <span className="block">{guests.zone}</span>
          {!isSameTimezone(timezone, userTimezone) && (
            <span className="block">{say(hosts.date === guests.date ? t.hostTime : t.hostTimeInFull, hosts)}</span>
          )}
        </>
      }
    />
  )
}

function timeIn(timezone: string, { startTime, endTime, timeFormat }: ManagedBooking, { locale }: Texts) {
  const start = startTime.getTime()
  const minutes = (endTime.getTime() - start) / MINUTE_MS
  return {
    date: longDate(toWallClock(start, timezone).date, locale),
    period: formatPeriod(start, minutes, timezone, timeFormat, locale),
    zone: timezoneLabel(timezone, start, locale),
  }
}
