import type { SuccessFacts } from '@/lib/meetings/visitor/success-facts'
import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import { durationWords } from '@/lib/time/duration-words'
import { longDate } from '@/lib/time/screen-time'
import { sayNodes } from '@/messages/react/say-nodes'
import { useTexts } from '@/messages/react/texts-provider'
import { accentStyle } from '../shared/accent-style'
import { CalendarIcon, ClockIcon, HourglassIcon, PersonIcon, PinIcon } from '../shared/fact-icons'
import { Fact, FactList } from '../shared/fact-list'
import { JoinLink } from '../shared/join-link'
import type { RememberedBooking } from '../shared/remembered-booking'
import { outlineButton, quietButton } from '../shared/styles'
import { AddToCalendar } from './add-to-calendar'
import { placeLabel } from './booked-entry'
import { momentLabel, periodLabel, zoneLabel } from './period-label'
import { SuccessMark } from './success-mark'

type Props = {
  facts: SuccessFacts
  /** The booking as this tab remembers it. */
  booked: RememberedBooking | null
  timeFormat: TimeFormat
  /** A meeting that is over has nothing to be put into a calendar. */
  isOver?: boolean
  onBack: () => void
  onHome?: () => void
}

/** A booking that has just been made: the whole of /success, or the card's own place inside a frame. */
export function Confirmation({ facts, booked, timeFormat, isOver, onBack, onHome }: Props) {
  const { t, say } = useTexts('success')
  const host = booked?.host ?? null
  return (
    <div style={accentStyle(host?.brand?.accent)} className="mx-auto w-full max-w-md">
      <div className="flex flex-col items-center text-center">
        <SuccessMark host={host} isRequest={facts.until !== undefined} />
        <h1 className="mt-4 text-balance font-semibold text-2xl tracking-tight">
          {facts.until ? t.request.heading : isOver ? t.overHeading : t.heading}
        </h1>
        {!isOver && <Scheduled facts={facts} booked={booked} timeFormat={timeFormat} />}
      </div>
      <FactList>
        {booked && (
          <Fact
            icon={<PersonIcon />}
            name={t.meeting}
            value={booked.title}
            lang={booked.titleLang}
            note={say(t.withHost, { host: booked.host.name })}
          />
        )}
        <BookedFacts facts={facts} booked={booked} timeFormat={timeFormat} />
      </FactList>
      <div className="mt-6 grid gap-2">
        {!isOver && !facts.until && <AddToCalendar facts={facts} booked={booked} />}
        {booked?.guest && (
          // In a frame the page of the booking needs a window of its own.
          <a
            href={booked.guest.managePath}
            target={onHome ? undefined : '_blank'}
            rel="noopener"
            className={outlineButton}
          >
            {t.manage}
          </a>
        )}
        <div className="flex flex-wrap gap-2 *:flex-1 *:whitespace-nowrap">
          <button type="button" className={booked?.guest ? quietButton : outlineButton} onClick={onBack}>
            {t.goBack}
          </button>
          {onHome && (
            <button type="button" className={quietButton} onClick={onHome}>
              {t.goHome}
            </button>
          )}
        </div>
      </div>
    </div>
  )
}

export function Scheduled({ facts, booked, timeFormat }: Pick<Props, 'facts' | 'booked' | 'timeFormat'>) {
  const { t, say, locale } = useTexts('success')
  const booking = useTexts('booking')
  return (
    <>
      <p role="status" className="mt-1.5 text-balance text-muted-foreground">
        {facts.until
          ? say(t.request.text, { until: momentLabel(facts.until, facts, timeFormat, locale) })
          : booking.t.scheduled}
      </p>
      <p className="text-balance text-muted-foreground [overflow-wrap:anywhere]">
        {booked?.guest
          ? sayNodes(locale, t.mailedTo, {
              email: <strong className="font-medium text-foreground">{booked.guest.email}</strong>,
            })
          : t.mailNote}
      </p>
    </>
  )
}

export function BookedFacts({ facts, booked, timeFormat }: Pick<Props, 'facts' | 'booked' | 'timeFormat'>) {
  const { t, locale } = useTexts('success')
  const texts = { booking: useTexts('booking'), locations: useTexts('locations') }
  const joining = useTexts('joining')
  const { date, durationMinutes, location, customLocation, joinUrl, password } = facts
  const period = periodLabel(facts, timeFormat, locale)
  return (
    <>
      {date && <Fact icon={<CalendarIcon />} name={t.date} value={longDate(date, locale)} />}
      {period && <Fact icon={<ClockIcon />} name={t.time} value={period} note={zoneLabel(facts, locale)} />}
      {durationMinutes && (
        <Fact icon={<HourglassIcon />} name={t.duration} value={durationWords(texts.booking, durationMinutes)} />
      )}
      {location && (
        <Fact icon={<PinIcon />} name={t.location} value={placeLabel(location, customLocation, booked, texts)} />
      )}
      <JoinLink joinUrl={joinUrl} password={password} texts={joining} />
    </>
  )
}
