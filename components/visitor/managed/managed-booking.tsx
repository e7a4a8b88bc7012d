import { Face } from '@/components/ui/face'
import { type ManagedBooking, type ManagedStatus, statusAt } from '@/lib/meetings/visitor/managed-booking'
import { isTaking } from '@/lib/vocabulary/statuses'
import type { Texts } from '@/messages/texts'
import { accentStyle } from '../shared/accent-style'
import { PersonIcon, PinIcon } from '../shared/fact-icons'
import { Fact, FactList } from '../shared/fact-list'
import { HostLogo } from '../shared/host'
import { JoinLink } from '../shared/join-link'
import { card, outlineButton, primaryButton, quietButton } from '../shared/styles'
import { WebCalendars } from '../shared/web-calendars'
import { momentLabel } from '../success/period-label'
import { BookedTime } from './booked-time'
import { BookingHeading } from './booking-heading'
import { CancelBooking } from './cancel-booking'
import { CancellationScope } from './cancellation-scope'
import { GivenAnswers } from './given-answers'

type Props = {
  booking: ManagedBooking
  token: string
  /** Calendars on the web, with the booking filled in. */
  calendars: { google: string; outlook: string }
  now: Date
  texts: Texts
}

/** One booking as its attendee finds it behind the link in the mail. Only cancelling needs a script. */
export function ManagedBookingView(props: Props) {
  const { booking, now, texts } = props
  const status = statusAt(booking, now)
  const { t, say } = texts.part('managedBooking')
  const again = status === 'over' ? t.bookAnother : t.bookAgain
  return (
    <div className="mx-auto flex min-h-dvh max-w-2xl flex-col bg-card sm:justify-center sm:bg-transparent sm:px-6 sm:py-10">
      <main style={accentStyle(booking.brand?.accent)} className={`${card} px-4 py-7 sm:px-8 sm:py-10`}>
        <CancellationScope>
          <div className="mx-auto w-full max-w-md">
            {booking.brand?.logo && (
              <div className="mb-6">
                <HostLogo src={booking.brand.logo} name={booking.ownerName} />
              </div>
            )}
            <StatusBadge status={status} word={t.status[status]} />
            <BookingHeading
              title={booking.title}
              host={booking.ownerName}
              isCancelled={booking.status === 'cancelled'}
            />
            <p className="mt-2 flex items-center gap-2.5 text-muted-foreground">
              <Face name={booking.ownerName} picture={booking.brand?.face ?? null} className="size-8 text-xs" />
              <span>{say(t.with, { host: booking.ownerName })}</span>
            </p>
            {status === 'pending' && booking.expiresAt && (
              <Waiting booking={booking} until={booking.expiresAt} texts={texts} />
            )}
            <Facts booking={booking} texts={texts} />
            {booking.answers.length > 0 && (
              <GivenAnswers
                answers={booking.answers}
                texts={texts.part('managedBooking')}
                answerTexts={texts.part('answers')}
              />
            )}
            {isTaking(status) ? <Actions {...props} /> : <BookAgain slug={booking.slug} word={again} />}
          </div>
        </CancellationScope>
      </main>
    </div>
  )
}

/** Says until when a request waits for its host. */
function Waiting({ booking, until, texts }: Pick<Props, 'booking' | 'texts'> & { until: Date }) {
  const { t, say, locale } = texts.part('managedBooking')
  const { ownerName: host, userTimezone: timezone, timeFormat } = booking
  const moment = momentLabel(until.toISOString(), { timezone }, timeFormat, locale)
  return <p className="mt-4 rounded-xl bg-muted px-4 py-3 text-sm">{say(t.waiting, { host, until: moment })}</p>
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
    </FactList>
  )
}

/** Cancelling stands apart from the actions that guests come for. */
function Actions({ booking, token, calendars, texts }: Props) {
  const t = texts.t.managedBooking
  return (
    <>
      {booking.status === 'confirmed' && (
        <div className="mt-6 grid gap-2">
          <a href={`/b/${token}/meeting.ics`} download="meeting.ics" className={primaryButton}>
            {t.download}
          </a>
          <WebCalendars links={calendars} texts={texts.part('entry')} />
        </div>
      )}
      <div className="mt-4 flex flex-wrap justify-between gap-1 border-t pt-4 *:whitespace-nowrap">
        {booking.slug && (
          <a href={`/${booking.slug}`} className={quietButton}>
            {t.bookAnother}
          </a>
        )}
        <CancelBooking token={token} host={booking.ownerName} />
      </div>
    </>
  )
}

function BookAgain({ slug, word }: { slug: string | null; word: string }) {
  if (!slug) return null
  return (
    <a href={`/${slug}`} className={`${outlineButton} mt-6 w-full`}>
      {word}
    </a>
  )
}

const TONES: { [status in ManagedStatus]?: string } = {
  confirmed: 'bg-primary-soft text-primary-soft-foreground',
  pending: 'bg-muted text-foreground',
  over: 'bg-muted text-muted-foreground',
}

function StatusBadge({ status, word }: { status: ManagedStatus; word: string }) {
  const tone = TONES[status] ?? 'bg-destructive-soft text-destructive'
  return <span className={`inline-block rounded-full px-3 py-1 font-medium text-sm ${tone}`}>{word}</span>
}
