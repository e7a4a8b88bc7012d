import { Reply as ReplyIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonStyles } from '@/components/ui/button-styles'
import { cn } from '@/components/ui/cn'
import { Link } from '@/components/ui/link'
import { strongLink } from '@/components/ui/link-styles'
import { Skeleton } from '@/components/ui/skeleton'
import { useForKind } from '@/components/ui/team'
import { useMeeting } from '@/lib/client/meetings'
import type { MeetingDetail, TimedMailState } from '@/lib/meetings/schema'
import { LANGUAGES } from '@/lib/shared/languages'
import { teamAddress } from '@/lib/shared/owner-screens'
import { mailtoLink } from '@/lib/shared/text/mailto-link'
import type { Clock } from '@/lib/time/meeting-time'
import { dateTimeWords, deadlineWords } from '@/lib/time/moment-words'
import { sayNodes } from '@/messages/react/say-nodes'
import { useTexts } from '@/messages/react/texts-provider'
import { HistoryList } from './history-list'
import { HostsPart } from './hosts-part'

type Booking = NonNullable<MeetingDetail['booking']>

/** A reply, the page, guests, reminders and history of a booking, and until when a request waits. They are read when the details are opened. */
export function BookingLife({ meetingId, clock }: { meetingId: string; clock: Clock }) {
  const { t } = useTexts('bookingLife')
  const { data, isError } = useMeeting(meetingId)
  if (data?.booking) return <Life booking={data.booking} meeting={data} clock={clock} />
  if (data) return null
  return (
    <div role="status" className="w-full">
      {isError ? <p className="text-sm">{t.life.failed}</p> : <Skeleton className="h-24 w-full" />}
    </div>
  )
}

const textLinkLine = cn(strongLink, 'inline-flex min-h-6 items-center [overflow-wrap:anywhere] pointer-coarse:min-h-11')

type LifeProps = { booking: Booking; meeting: MeetingDetail; clock: Clock }

function Life({ booking, meeting, clock }: LifeProps) {
  const { t, say, locale } = useTexts('bookingLife')
  const hostTexts = useTexts('meetingHosts').t
  const { timezone, timeFormat } = clock
  const { hosts, assignment, team } = meeting
  const forKind = useForKind()
  const mails = t.life.mails
  const mailWords = ({ mail, to }: Pick<TimedMailState, 'mail' | 'to'>, name: string) => {
    if (mail === 'follow_up') return say(mails.followUp, { name })
    return to === 'owner' ? forKind(mails.reminderToOwner) : say(mails.reminder, { name })
  }
  const words = { timezone, timeFormat, locale, now: new Date() }
  const { page, guests, timedMails, language, moveRequest, attendeeName: name } = booking
  const expiresAt = moveRequest?.expiresAt ?? booking.expiresAt
  return (
    <div className="grid w-full gap-4 border-t pt-4 text-sm">
      {expiresAt && (
        <p className="rounded-lg bg-warning-soft px-3 py-2 text-warning-foreground">
          {moveRequest &&
            `${say(t.moveRequest.wants, { attendee: name, time: dateTimeWords(new Date(moveRequest.startTime), words) })}. `}
          {say(t.answerBy, { until: deadlineWords(new Date(expiresAt), words) })}
        </p>
      )}
      <Reply booking={booking} title={meeting.title} clock={clock} />
      {team && (
        <Part title={hostTexts.team}>
          <bdi>{team.name}</bdi>
        </Part>
      )}
      {hosts && assignment && (
        <Part title={hostTexts.title}>
          <HostsPart hosts={hosts} assignment={assignment} />
        </Part>
      )}
      {page && (
        <Part title={t.life.page}>
          <Link
            href={`${team ? teamAddress(team.slug) : ''}/time-slot-pages/${page.id}`}
            prefetch={false}
            className={textLinkLine}
          >
            <bdi>{page.title}</bdi>
          </Link>
        </Part>
      )}
      {guests.length > 0 && (
        <Part title={t.life.guests}>
          <ul>
            {guests.map((guest) => (
              <li key={guest} className="[overflow-wrap:anywhere]">
                {guest}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {timedMails.length > 0 && (
        <Part title={t.life.reminders}>
          <ul className="grid gap-1.5">
            {timedMails.map(({ mail, to, at, state }) => (
              <li key={`${mail} ${to} ${at}`}>
                <p>{mailWords({ mail, to }, name)}</p>
                <p className="text-muted-foreground text-xs tabular-nums">
                  {say(t.life.mailAt, { at: dateTimeWords(new Date(at), words), state: t.life.mailStates[state] })}
                </p>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <p className="text-muted-foreground">
        {sayNodes(locale, t.life.language, {
          language: LANGUAGES[language].name,
          name: (words) => <bdi lang={language}>{words}</bdi>,
        })}
      </p>
      <Part title={t.life.history}>
        <HistoryList history={booking.history} attendee={name} clock={clock} />
      </Part>
    </div>
  )
}

type ReplyProps = { booking: Booking; title: string; clock: Clock }

/** Opens the owner's own mail program, with the attendee and a subject that says which booking it is about. */
function Reply({ booking, title, clock: { timezone, timeFormat } }: ReplyProps) {
  const { t, say, locale } = useTexts('bookingLife')
  const { attendeeName: name, attendeeEmail: email, startTime } = booking
  const time = dateTimeWords(new Date(startTime), { timezone, timeFormat, locale, now: new Date() })
  return (
    <a
      href={mailtoLink(email, say(t.life.replySubject, { title, time }))}
      aria-label={say(t.life.replyTo, { name })}
      className={cn(buttonStyles({ variant: 'outline', size: 'sm' }), 'w-fit max-w-full')}
    >
      <ReplyIcon aria-hidden="true" className="size-4" />
      {t.life.reply}
    </a>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 font-medium">{title}</h3>
      {children}
    </section>
  )
}
