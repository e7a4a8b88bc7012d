import type { SuccessFacts } from '@/lib/meetings/visitor/success-facts'
import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import { durationWords } from '@/lib/time/duration-words'
import { longDate } from '@/lib/time/screen-time'
import { locationLabel } from '@/lib/vocabulary/calendars/location-label'
import { useTexts } from '@/messages/react/texts-provider'
import { accentStyle } from '../shared/accent-style'
import { CalendarIcon, ClockIcon, HourglassIcon, PinIcon } from '../shared/fact-icons'
import { Fact, FactList } from '../shared/fact-list'
import { JoinLink } from '../shared/join-link'
import type { RememberedHost } from '../shared/remembered-host'
import { outlineButton, primaryButton, quietButton } from '../shared/styles'
import { AddToCalendar } from './add-to-calendar'
import { periodLabel, zoneLabel } from './period-label'
import { SuccessMark } from './success-mark'

type Props = {
  facts: SuccessFacts
  /** The title of the calendar entry. */
  title: string | null
  /** With whom, as this tab remembers it. */
  host: RememberedHost | null
  timeFormat: TimeFormat
  onBack: () => void
  onHome?: () => void
}

/** A booking that has just been made: the whole of /success, or the card's own place inside a frame. */
export function Confirmation({ facts, title, host, timeFormat, onBack, onHome }: Props) {
  const { t, locale } = useTexts('success')
  const booking = useTexts('booking')
  const joining = useTexts('joining')
  const { date, durationMinutes, location, customLocation } = facts
  const period = periodLabel(facts, timeFormat, locale)
  const zone = zoneLabel(facts)
  return (
    <div style={accentStyle(host?.brand?.accent)} className="mx-auto w-full max-w-md">
      <div className="flex flex-col items-center text-center">
        <SuccessMark host={host} />
        <h1 className="mt-4 text-balance font-semibold text-2xl tracking-tight">{t.heading}</h1>
        <p role="status" className="mt-1.5 text-balance text-muted-foreground">
          {booking.t.scheduled}
        </p>
        <p className="text-balance text-muted-foreground">{t.mailNote}</p>
      </div>
      <FactList>
        {date && <Fact icon={<CalendarIcon />} name={t.date} value={longDate(date, locale)} />}
        {period && <Fact icon={<ClockIcon />} name={t.time} value={period} note={zone} />}
        {durationMinutes && (
          <Fact icon={<HourglassIcon />} name={t.duration} value={durationWords(booking, durationMinutes)} />
        )}
        {location && (
          <Fact
            icon={<PinIcon />}
            name={t.location}
            value={locationLabel(location, customLocation, booking.t.facts.toBeShared)}
          />
        )}
        <JoinLink joinUrl={facts.joinUrl} password={facts.password} texts={joining} />
      </FactList>
      <div className="mt-6 grid gap-2">
        <AddToCalendar facts={facts} title={title} className={primaryButton} />
        <div className="flex flex-wrap gap-2 *:flex-1">
          <button type="button" className={outlineButton} onClick={onBack}>
            {t.goBack}
          </button>
          {onHome && (
            <button type="button" className={`${quietButton} whitespace-nowrap`} onClick={onHome}>
              {t.goHome}
            </button>
          )}
        </div>
      </div>
    </div>
  )
}
