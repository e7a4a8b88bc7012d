import type { ReactNode } from 'react'
import { Face } from '@/components/ui/face'
import { type ManagedStatus, statusAt } from '@/lib/meetings/visitor/managed-booking'
import type { LabelledDate } from '@/lib/meetings/visitor/slot-calendar'
import { MINUTE_MS } from '@/lib/scheduling/units'
import { pick } from '@/lib/shared/pick'
import { isTaking } from '@/lib/shared/statuses'
import { PeopleIcon, PersonIcon, PinIcon } from '../shared/fact-icons'
import { Fact, FactList } from '../shared/fact-list'
import { HostLogo } from '../shared/host'
import { JoinLink } from '../shared/join-link'
import { outlineButton, quietButton } from '../shared/styles'
import { AskedMove } from './asked-move'
import { BookedTime } from './booked-time'
import { type ActionProps, BookingActions } from './booking-actions'
import { BookingHeading } from './booking-heading'
import { BookingHistory } from './booking-history'
import type { News } from './booking-news'
import { GivenAnswers } from './given-answers'
import { ManagedFrame } from './managed-frame'
import type { Movable } from './movable'
import { StatusNote } from './status-note'

type Props = ActionProps & {
  /** Closed dates of the page that say why. */
  dates?: LabelledDate[]
  /** News of a page without scripts. */
  arrived?: News | null
  /** Beneath the card. */
  foot?: ReactNode
}

/** A booking as its attendee finds it behind the link in the mail. */
export function ManagedBookingView(props: Props) {
  const { booking, now, texts, arrived = null, foot } = props
  const status = statusAt(booking, now)
  const { t, say } = texts.part('managedBooking')
  const isChangeable = status === 'confirmed' || status === 'pending'
  return (
    <ManagedFrame
      status={booking.status}
      accent={booking.brand?.accent}
      booking={toMovable(props)}
      arrived={arrived}
      foot={foot}
    >
      <div className="mx-auto w-full max-w-md">
        {booking.brand?.logo && (
          <div className="mb-6">
            <HostLogo src={booking.brand.logo} name={booking.ownerName} />
          </div>
        )}
        <StatusBadge status={status} word={t.status[status]} />
        <BookingHeading
          title={booking.title}
          lang={booking.titleLang}
          host={booking.ownerName}
          isRequest={status === 'pending' || status === 'withdrawn'}
          isAsked={booking.moveRequest !== null}
        />
        <p className="mt-2 flex items-center gap-2.5 text-muted-foreground">
          <Face name={booking.ownerName} picture={booking.brand?.face ?? null} className="size-8 text-xs" />
          <span>{say(t.with, { host: booking.ownerName })}</span>
        </p>
        <StatusNote booking={booking} now={now} texts={texts.part('managedBooking')} />
        <Facts booking={booking} texts={texts} />
        {booking.moveRequest && (
          <AskedMove
            booking={booking}
            moveRequest={booking.moveRequest}
            token={props.token}
            now={now}
            texts={texts.part('managedBooking')}
          />
        )}
        {isChangeable && <BookingActions {...props} />}
        {booking.answers.length > 0 && (
          <GivenAnswers
            answers={booking.answers}
            texts={texts.part('managedBooking')}
            answerTexts={texts.part('answers')}
          />
        )}
        <BookingHistory booking={booking} now={now} texts={texts.part('bookingHistory')} />
        {!isChangeable && !booking.hasOpenPage && (
          <p className="mt-4 text-muted-foreground text-sm">{say(t.pageClosed, { host: booking.ownerName })}</p>
        )}
        <BookAgain
          slug={booking.slug}
          isQuiet={isChangeable}
          word={status === 'over' || isChangeable ? t.bookAnother : t.bookAgain}
        />
      </div>
    </ManagedFrame>
  )
}

const MOVABLE = [
  'title',
  'titleLang',
  'ownerName',
  'ownerEmail',
  'asksToMove',
  'timezone',
  'lockTimezone',
  'userTimezone',
  'timeFormat',
] as const

function toMovable({ booking, token, dates = [] }: Props): Movable {
  const { startTime, endTime } = booking
  return {
    ...pick(booking, MOVABLE),
    token,
    startTime: startTime.toISOString(),
    wanted: booking.moveRequest?.startTime.toISOString() ?? null,
    duration: (endTime.getTime() - startTime.getTime()) / MINUTE_MS,
    dates,
  }
}

function Facts({ booking, texts }: Pick<Props, 'booking' | 'texts'>) {
  const { t, say } = texts
  const isOff = !isTaking(booking.status)
  return (
    <FactList>
      <BookedTime booking={booking} texts={texts} />
      {(booking.location || !(isOff || booking.joinUrl)) && (
        <Fact
          icon={<PinIcon />}
          name={t.booking.facts.location}
          lang={booking.locationLang}
          value={booking.location ?? say(t.locations.toBeSent, { host: booking.ownerName })}
        />
      )}
      <JoinLink
        joinUrl={booking.joinUrl}
        password={booking.joinUrl && booking.password}
        texts={texts.part('joining')}
      />
      <Fact
        icon={<PersonIcon />}
        name={t.managedBooking.attendee}
        value={booking.attendeeName}
        note={booking.attendeeEmail}
      />
      {booking.guests.length > 0 && (
        <Fact
          icon={<PeopleIcon />}
          name={t.managedBooking.guests}
          value={booking.guests.map((guest) => (
            <span key={guest} dir="auto" className="block text-along wrap-anywhere">
              {guest}
            </span>
          ))}
        />
      )}
    </FactList>
  )
}

function BookAgain({ slug, word, isQuiet }: { slug: string | null; word: string; isQuiet: boolean }) {
  if (!slug) return null
  return (
    <a href={`/${slug}`} className={isQuiet ? `${quietButton} -ms-5` : `${outlineButton} mt-4 w-full`}>
      {word}
    </a>
  )
}

const TONES: { [status in ManagedStatus]?: string } = {
  confirmed: 'bg-primary-soft text-primary-soft-foreground',
  pending: 'bg-warning-soft text-warning-foreground',
  over: 'bg-muted text-muted-foreground',
  withdrawn: 'bg-muted text-muted-foreground',
  expired: 'bg-muted text-muted-foreground',
}

function StatusBadge({ status, word }: { status: ManagedStatus; word: string }) {
  const tone = TONES[status] ?? 'bg-destructive-soft text-destructive'
  return <span className={`inline-block rounded-full px-3 py-1 font-medium text-sm ${tone}`}>{word}</span>
}
