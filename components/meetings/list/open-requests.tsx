import { Hourglass } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { meetingName } from '@/lib/meetings/meeting-name'
import type { ListedMeeting } from '@/lib/meetings/schema'
import type { Clock } from '@/lib/time/meeting-time'
import { dateTimeWords, deadlineWords } from '@/lib/time/moment-words'
import { useTexts } from '@/messages/react/texts-provider'
import { BookingActions } from '../meeting/booking-actions'
import { OpenableName, useOpenMeeting } from '../meeting/openable-name'
import { useNow } from '../now'
import { useWaitingRequests } from './use-waiting-requests'

/** More would push the list out of sight. */
const AT_FIRST = 3

/** `isBrief`: above a week or a month, which they would push out of sight. */
type OpenRequestsProps = { clock: Clock; isBrief?: boolean }

/** Requests that wait for the owner, above the list and the month, whatever these show. On a phone, or in brief, their number, until they are asked for. */
export function OpenRequests({ clock, isBrief = false }: OpenRequestsProps) {
  const { t, say } = useTexts('bookingLife')
  const headingId = useId()
  const open = useWaitingRequests()
  const [isWhole, setWhole] = useState(false)
  const [isUnfolded, setUnfolded] = useState(false)
  const listId = useId()
  if (open.length === 0) return null
  const shown = isWhole ? open : open.slice(0, AT_FIRST)
  const hidden = open.length - shown.length
  const isFolded = isBrief && !isUnfolded
  return (
    <section
      data-requests=""
      aria-labelledby={headingId}
      className="mb-2 rounded-2xl border border-warning-foreground/40 border-dashed sm:mb-6 bg-warning-soft/40 shadow-xs"
    >
      <div className={cn('flex items-center gap-2 px-4 sm:px-5', !isBrief && 'sm:pt-3')}>
        <Hourglass aria-hidden="true" className="size-4 shrink-0 text-warning-foreground" />
        <h2 id={headingId} tabIndex={-1} className="min-w-0 flex-1 font-semibold text-sm">
          {say(t.requests.count, { count: open.length })}
        </h2>
        <Button
          variant="link"
          className={isBrief ? undefined : 'sm:hidden'}
          aria-expanded={isUnfolded}
          aria-controls={listId}
          aria-describedby={headingId}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? t.requests.fold : t.requests.unfold}
        </Button>
      </div>
      <ul id={listId} hidden={isFolded} className={cn('divide-y', !isUnfolded && 'max-sm:hidden')}>
        {shown.map((meeting) => (
          <RequestRow key={meeting.id} meeting={meeting} clock={clock} />
        ))}
      </ul>
      {hidden > 0 && !isFolded && (
        <Button
          variant="link"
          className={cn('px-4 sm:px-5', !isUnfolded && 'max-sm:hidden')}
          onClick={() => setWhole(true)}
        >
          {say(t.requests.showAll, { count: hidden })}
        </Button>
      )}
    </section>
  )
}

function RequestRow({ meeting, clock }: { meeting: ListedMeeting; clock: Clock }) {
  const { t, say, locale } = useTexts('bookingLife')
  const meetings = useTexts('meetings')
  const openMeeting = useOpenMeeting()
  const now = new Date(useNow())
  const { timezone, timeFormat } = clock
  const words = { timezone, timeFormat, locale, now }
  const { startTime, booking, attendeeName, attendees } = meeting
  const { moveRequest } = booking ?? {}
  const expiresAt = moveRequest?.expiresAt ?? booking?.expiresAt
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 basis-60 text-sm">
        <h3 className="font-medium text-base leading-6">
          <OpenableName meeting={meeting} />
        </h3>
        {attendees[0] && (
          <p className="text-muted-foreground [overflow-wrap:anywhere]">
            <bdi>{attendees[0]}</bdi>
          </p>
        )}
        <p>
          <time dateTime={startTime}>{dateTimeWords(new Date(startTime), words)}</time>
        </p>
        {moveRequest && (
          <p>
            {say(t.moveRequest.wants, {
              attendee: attendeeName ?? attendees[0] ?? '',
              time: dateTimeWords(new Date(moveRequest.startTime), words),
            })}
          </p>
        )}
        {expiresAt && (
          <p className="text-muted-foreground">
            {say(t.answerBy, { until: deadlineWords(new Date(expiresAt), words) })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <BookingActions meeting={meeting} isLabelled isShort className="flex-wrap" />
        <Button
          variant="ghost"
          className="max-sm:px-1.5"
          aria-label={say(t.requests.openOf, { title: meetingName(meeting, meetings) })}
          onClick={() => openMeeting(meeting.id)}
        >
          {t.requests.open}
        </Button>
      </div>
    </li>
  )
}
