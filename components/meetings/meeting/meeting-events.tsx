import { CalendarCheck, CalendarClock, CalendarX } from 'lucide-react'
import { useToastFailure } from '@/components/ui/toast-failure'
import { useRetryMeetingMails } from '@/lib/client/meetings'
import { describeFailure, isAsked, listPlaces } from '@/lib/meetings/event-words'
import { meetingName } from '@/lib/meetings/meeting-name'
import type { ListedMeeting, MeetingEvent, OwnMeeting } from '@/lib/meetings/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { CalendarChange } from './calendar-change'
import { RetryNotice } from './retry-notice'

/** The state of the meeting's events in calendars: one quiet line, and failures with a reason and a button. */
export function MeetingEvents({ meeting }: { meeting: OwnMeeting | ListedMeeting }) {
  const words = useTexts('meetings')
  const {
    say,
    t: { events: t },
  } = words
  const { calendarEvents = [], status } = meeting
  const done = calendarEvents.filter(({ state }) => state === 'done')
  const waiting = calendarEvents.filter(({ state }) => state === 'waiting')
  const asked = calendarEvents.filter(isAsked)
  const failed = calendarEvents.filter((event) => event.state === 'failed' && !isAsked(event))
  const isOff = status === 'cancelled'
  return (
    <>
      {done.length > 0 && !isOff && (
        <Line icon={CalendarCheck} text={say(t.added, { places: listPlaces(done, words) })} />
      )}
      {waiting.length > 0 && (
        <Line icon={CalendarClock} text={say(isOff ? t.removing : t.adding, { places: listPlaces(waiting, words) })} />
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
  const words = useTexts('meetings')
  const {
    say,
    t: { events: t },
  } = words
  const toastFailure = useToastFailure()
  const retry = useRetryMeetingMails()
  const reasons = [...new Set(failed.map((event) => describeFailure(event, meeting.status, words)))]

  async function tryAgain() {
    try {
      await retry.mutateAsync(meeting.id)
    } catch (error) {
      toastFailure(error, t.retryFailed)
    }
  }

  return (
    <RetryNotice
      icon={CalendarX}
      text={reasons.join(' ')}
      label={say(t.retryOf, { title: meetingName(meeting, words) })}
      isPending={retry.isPending}
      onRetry={() => void tryAgain()}
    />
  )
}
