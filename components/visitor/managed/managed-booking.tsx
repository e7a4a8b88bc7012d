import type { ReactNode } from 'react'
import { Face } from '@/components/ui/face'
import { GlobeIcon } from '@/components/ui/icons'
import { calendarLinks } from '@/lib/export/calendar-links'
import type { ManagedBooking } from '@/lib/meetings/visitor/managed-booking'
import { timezoneLabel } from '@/lib/scheduling/timezones'
import { isSameTimezone } from '@/lib/scheduling/zone'
import { longDate, toWallClock } from '@/lib/time/screen-time'
import type { Texts } from '@/messages/texts'
import { accentStyle } from '../shared/accent-style'
import { CalendarIcon, PersonIcon, PinIcon } from '../shared/fact-icons'
import { Fact, FactList } from '../shared/fact-list'
import { HostLogo } from '../shared/host'
import { JoinLink } from '../shared/join-link'
import { card, outlineButton, primaryButton, quietButton } from '../shared/styles'
import { CancelBooking } from './cancel-booking'
import { GivenAnswers } from './given-answers'

type Props = { booking: ManagedBooking; token: string; now: Date; texts: Texts }

/** One booking as its attendee finds it behind the link in the mail, in both people's time. Only cancelling needs a script. */
export function ManagedBookingView({ booking, token, now, texts }: Props) {
  const { t, say } = texts.part('managedBooking')
  const { facts } = texts.t.booking
  const { timezone, userTimezone } = booking
  return (
    <div className="mx-auto flex min-h-dvh max-w-2xl flex-col bg-card sm:justify-center sm:bg-transparent sm:px-6 sm:py-10">
      <main style={accentStyle(booking.brand?.accent)} className={`${card} px-4 py-7 sm:px-8 sm:py-10`}>
        <div className="mx-auto w-full max-w-md">
          {booking.brand?.logo && (
            <div className="mb-6">
              <HostLogo src={booking.brand.logo} name={booking.ownerName} />
            </div>
          )}
          <StatusBadge status={booking.status} word={t.status[booking.status]} />
          <h1 className="mt-3 text-balance font-semibold text-2xl tracking-tight">{booking.title}</h1>
          <p className="mt-2 flex items-center gap-2.5 text-muted-foreground">
            <Face name={booking.ownerName} picture={booking.brand?.face ?? null} className="size-8 text-xs" />
            {say(t.with, { host: booking.ownerName })}
          </p>
          <FactList>
            <When
              booking={booking}
              timezone={userTimezone}
              name={t.yourTime}
              icon={<CalendarIcon />}
              locale={texts.locale}
            />
            {!isSameTimezone(timezone, userTimezone) && (
              <When
                booking={booking}
                timezone={timezone}
                name={say(t.hostTime, { host: booking.ownerName })}
                icon={<GlobeIcon />}
                locale={texts.locale}
              />
            )}
            <Fact icon={<PinIcon />} name={facts.location} value={booking.location ?? facts.toBeShared} />
            <JoinLink
              joinUrl={booking.joinUrl}
              password={booking.joinUrl && booking.password}
              texts={texts.part('joining')}
            />
            <Fact icon={<PersonIcon />} name={t.attendee} value={booking.attendeeName} note={booking.attendeeEmail} />
          </FactList>
          {booking.answers.length > 0 && (
            <GivenAnswers
              answers={booking.answers}
              texts={texts.part('managedBooking')}
              answerTexts={texts.part('answers')}
            />
          )}
          <div className="mt-6 flex flex-wrap gap-2 *:grow">
            {booking.status === 'confirmed' && (
              <a href={`/b/${token}/meeting.ics`} download="meeting.ics" className={primaryButton}>
                {t.download}
              </a>
            )}
            {booking.slug && (
              <a href={`/${booking.slug}`} className={outlineButton}>
                {booking.status === 'confirmed' ? t.bookAnother : t.bookAgain}
              </a>
            )}
          </div>
          {booking.status === 'confirmed' && <MoreActions booking={booking} token={token} now={now} texts={texts} />}
        </div>
      </main>
    </div>
  )
}

function MoreActions({ booking, token, now, texts }: Props) {
  const t = texts.t.managedBooking
  const links = calendarLinks({
    ...booking,
    location: booking.joinUrl ?? booking.location ?? texts.t.locations.toBeShared,
  })
  return (
    <div className="mt-2 flex flex-wrap justify-center gap-x-1">
      <a href={links.google} target="_blank" rel="noopener noreferrer" className={quietButton}>
        {t.google}
      </a>
      <a href={links.outlook} target="_blank" rel="noopener noreferrer" className={quietButton}>
        {t.outlook}
      </a>
      {booking.endTime > now && <CancelBooking token={token} host={booking.ownerName} />}
    </div>
  )
}

type WhenProps = { booking: ManagedBooking; timezone: string; name: string; icon: ReactNode; locale: string }

function When({ booking, timezone, name, icon, locale }: WhenProps) {
  const start = toWallClock(booking.startTime.getTime(), timezone)
  const end = toWallClock(booking.endTime.getTime(), timezone)
  return (
    <Fact
      icon={icon}
      name={name}
      value={
        <>
          <span className="block">{longDate(start.date, locale)}</span>
          <span className="block">{`${start.time} – ${end.time}`}</span>
        </>
      }
      note={timezoneLabel(timezone, booking.startTime.getTime())}
    />
  )
}

function StatusBadge({ status, word }: { status: ManagedBooking['status']; word: string }) {
  const tone =
    status === 'confirmed' ? 'bg-primary-soft text-primary-soft-foreground' : 'bg-destructive-soft text-destructive'
  return <span className={`inline-block rounded-full px-3 py-1 font-medium text-sm ${tone}`}>{word}</span>
}
