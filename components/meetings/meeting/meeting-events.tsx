import { CalendarCheck, CalendarClock, CalendarX } from 'lucide-react'
import { toastFailure } from '@/components/ui/toast-failure'
import { useRetryMeetingMails } from '@/lib/client/meetings'
import { describeFailure, isAsked, placeOfEvent } from '@/lib/meetings/event-words'
import type { ListedMeeting, MeetingEvent, OwnMeeting } from '@/lib/meetings/schema'
import { CalendarChange } from './calendar-change'
import { RetryNotice } from './retry-notice'

/** Where a meeting stands besides here, in one quiet line; what could not be written, with its reason and a way on. */
export function MeetingEvents({ meeting }: { meeting: OwnMeeting | ListedMeeting }) {
  const { calendarEvents = [], status } = meeting
  const done = calendarEvents.filter(({ state }) => state === 'done')
  const waiting = calendarEvents.filter(({ state }) => state === 'waiting')
  const asked = calendarEvents.filter(isAsked)
  const failed = calendarEvents.filter((event) => event.state === 'failed' && !isAsked(event))
  const isOff = status === 'cancelled'
  return (
    <>
      {done.length > 0 && !isOff && <Line icon={CalendarCheck} text={`Added to ${placesOf(done)}`} />}
      {waiting.length > 0 && (
        <Line icon={CalendarClock} text={`${isOff ? 'Removing from' : 'Adding to'} ${placesOf(waiting)}…`} />
      )}
      {asked.length > 0 && !isOff && <CalendarChange meeting={meeting} events={asked} />}
      {failed.length > 0 && <FailedEvents meeting={meeting} failed={failed} />}
    </>
  )
}

function Line({ icon: Icon, text }: { icon: typeof CalendarCheck; text: string }) {
  return (
    <p className="flex min-w-0 items-start gap-1.5 text-muted-foreground text-sm">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{text}</span>
    </p>
  )
}

function FailedEvents({ meeting, failed }: { meeting: OwnMeeting; failed: MeetingEvent[] }) {
  const retry = useRetryMeetingMails()
  const reasons = [...new Set(failed.map((event) => describeFailure(event, meeting.status)))]

  async function tryAgain() {
    try {
      await retry.mutateAsync(meeting.id)
    } catch (error) {
      toastFailure(error, 'Failed to try again')
    }
  }

  return (
    <RetryNotice
      icon={CalendarX}
      text={reasons.join(' ')}
      subject={`the calendar of ${meeting.title}`}
      isPending={retry.isPending}
      onRetry={() => void tryAgain()}
    />
  )
}

/** A place that holds several of the meeting's events is named once. */
function placesOf(events: MeetingEvent[]): string {
  return [...new Set(events.map(placeOfEvent))].join(' and ')
}
