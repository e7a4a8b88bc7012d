import { Hourglass } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { meetingName } from '@/lib/meetings/meeting-name'
import type { ListedMeeting } from '@/lib/meetings/schema'
import type { Clock } from '@/lib/time/meeting-time'
import { dateTimeWords, deadlineWords } from '@/lib/time/moment-words'
import { useTexts } from '@/messages/react/texts-provider'
import { BookingActions } from '../meeting/booking-actions'
import { OpenableName, useOpenMeeting } from '../meeting/openable-name'
import { useNow } from '../now'
import { useWaitingRequests } from './use-waiting-requests'
import { WaitingList } from './waiting-list'

type OpenRequestsProps = { clock: Clock; isBrief?: boolean }

/** Requests that wait for the owner, above the list and the month, whatever these show. */
export function OpenRequests({ clock, isBrief = false }: OpenRequestsProps) {
  const { t, say } = useTexts('bookingLife')
  const open = useWaitingRequests()
  return (
    <WaitingList
      icon={Hourglass}
      heading={say(t.requests.count, { count: open.length })}
      items={open}
      row={(meeting) => <RequestRow meeting={meeting} clock={clock} />}
      isBrief={isBrief}
      marker="data-requests"
    />
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
