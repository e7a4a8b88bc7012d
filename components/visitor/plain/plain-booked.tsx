import Head from 'next/head'
import { timezoneLabel } from '@/lib/scheduling/timezones'
import { MINUTE_MS } from '@/lib/scheduling/units'
import { durationWords } from '@/lib/time/duration-words'
import { formatPeriod } from '@/lib/time/period'
import { longDate, toWallClock } from '@/lib/time/screen-time'
import { useTexts } from '@/messages/react/texts-provider'
import { CalendarIcon, ClockIcon, HourglassIcon, PersonIcon, PinIcon } from '../shared/fact-icons'
import { Fact, FactList } from '../shared/fact-list'
import { JoinLink } from '../shared/join-link'
import { outlineButton, primaryButton, quietButton } from '../shared/styles'
import { WebCalendars } from '../shared/web-calendars'
import { momentLabel } from '../success/period-label'
import { SuccessMark } from '../success/success-mark'
import { columnCard, PlainCard } from './plain-card'
import type { BookedView } from './views'

type Booked = NonNullable<BookedView['booked']>

/** /success without scripts. */
export function PlainBooked({ booked, timeFormat }: BookedView) {
  return (
    <PlainCard accent={booked?.brand?.accent} className={columnCard}>
      {/* The address names a booking. */}
      <Head>
        <meta name="referrer" content="no-referrer" />
      </Head>
      <div className="mx-auto w-full max-w-md">
        {booked ? <Confirmed booked={booked} timeFormat={timeFormat} /> : <NothingHere />}
      </div>
    </PlainCard>
  )
}

function Confirmed({ booked, timeFormat }: { booked: Booked; timeFormat: BookedView['timeFormat'] }) {
  const { t, say, locale } = useTexts('success')
  const booking = useTexts('booking')
  const joining = useTexts('joining')
  const locations = useTexts('locations')
  const entry = useTexts('entry')
  const { timezone, links } = booked
  const start = Date.parse(booked.startTime)
  const minutes = (Date.parse(booked.endTime) - start) / MINUTE_MS
  return (
    <>
      <div className="flex flex-col items-center text-center">
        <SuccessMark
          host={{ name: booked.ownerName, brand: booked.brand ?? undefined }}
          isRequest={booked.until !== null}
        />
        <h1 className="mt-4 text-balance font-semibold text-2xl tracking-tight">
          {booked.until ? t.request.heading : t.heading}
        </h1>
        <p className="mt-1.5 text-balance text-muted-foreground">
          {booked.until
            ? say(t.request.text, { until: momentLabel(booked.until, booked, timeFormat, locale) })
            : booking.t.scheduled}
        </p>
        <p className="text-balance text-muted-foreground">{say(t.mailedTo, { email: booked.attendeeEmail })}</p>
      </div>
      <FactList>
        <Fact
          icon={<PersonIcon />}
          name={t.meeting}
          value={booked.title}
          lang={booked.titleLang}
          note={say(t.withHost, { host: booked.ownerName })}
        />
        <Fact icon={<CalendarIcon />} name={t.date} value={longDate(toWallClock(start, timezone).date, locale)} />
        <Fact
          icon={<ClockIcon />}
          name={t.time}
          value={formatPeriod(start, minutes, timezone, timeFormat, locale)}
          note={timezoneLabel(timezone, start, locale)}
        />
        <Fact icon={<HourglassIcon />} name={t.duration} value={durationWords(booking, minutes)} />
        <Fact
          icon={<PinIcon />}
          name={t.location}
          value={booked.location ?? locations.say(locations.t.toBeSent, { host: booked.ownerName })}
        />
        <JoinLink joinUrl={booked.joinUrl} password={booked.joinUrl && booked.password} texts={joining} />
      </FactList>
      <div className="mt-6 grid gap-2">
        {!booked.until && (
          <>
            <a href={links.file} download="meeting.ics" className={primaryButton}>
              {t.addToCalendar}
            </a>
            <WebCalendars links={links} texts={entry} />
          </>
        )}
        <a href={links.manage} className={outlineButton}>
          {t.manage}
        </a>
        {booked.slug && (
          <a href={`/${booked.slug}/times`} className={quietButton}>
            {t.goBack}
          </a>
        )}
      </div>
    </>
  )
}

function NothingHere() {
  const { t } = useTexts('unknownBooking')
  return (
    <div className="text-center">
      <h1 className="text-balance font-semibold text-2xl tracking-tight">{t.heading}</h1>
      <p className="mt-2 text-balance text-muted-foreground">{t.text}</p>
    </div>
  )
}
