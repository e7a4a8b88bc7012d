import { memo, useId } from 'react'
import { cn } from '@/components/ui/cn'
import { isOff } from '@/lib/meetings/meeting-state'
import type { ListedMeeting } from '@/lib/meetings/schema'
import { wholeDaysText } from '@/lib/meetings/whole-days'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import { type Clock, timesOnDay } from '@/lib/time/meeting-time'
import { useTexts } from '@/messages/react/texts-provider'
import { StateBadge } from '../life/state-badge'
import { MeetingActions } from '../meeting/meeting-actions'
import { MeetingDetails } from '../meeting/meeting-details'
import { OpenableName } from '../meeting/openable-name'
import { SourceDot } from '../meeting/source-dot'

type MeetingRowProps = {
  meeting: ListedMeeting
  day: CalendarDate
  clock: Clock
  /** One level below the heading over the rows. */
  titleLevel?: 'h3' | 'h4'
}

/** A meeting in the list of its day. `content-visibility` skips the layout of rows out of sight, so thousands scroll well. */
export const MeetingRow = memo(function MeetingRow({ meeting, day, clock, titleLevel: Title = 'h4' }: MeetingRowProps) {
  const titleId = useId()
  const isCancelled = isOff(meeting)
  const isPending = meeting.status === 'pending'
  return (
    <li
      data-meeting={meeting.id}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={cn(
        'group relative flex gap-3 px-4 py-3.5 -outline-offset-2 [contain-intrinsic-size:auto_5.5rem] [content-visibility:auto] sm:px-5',
        // A dashed edge, so that a request differs from a booking without its color too.
        isPending &&
          'border-s-4 border-s-warning-foreground/50 border-dashed bg-warning-soft/30 ps-3 first:rounded-ss-2xl last:rounded-es-2xl sm:ps-4',
      )}
    >
      <SourceDot source={meeting.source} className="mt-1.5" />
      <div className="grid min-w-0 flex-1 content-start gap-x-4 gap-y-1 sm:grid-cols-[10rem_minmax(0,1fr)]">
        {/* On a phone the actions stand beside the times only, so the text below has the whole width. */}
        <p className={cn('text-muted-foreground text-sm leading-6 max-sm:pe-22', isCancelled && 'line-through')}>
          <TimesText meeting={meeting} day={day} clock={clock} />
        </p>
        <div className="grid min-w-0 content-start justify-items-start gap-2">
          <div className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
            <Title
              id={titleId}
              className={cn('min-w-0 font-medium leading-6', isCancelled && 'text-muted-foreground line-through')}
            >
              <OpenableName meeting={meeting} />
            </Title>
            <StateBadge meeting={meeting} />
          </div>
          <MeetingDetails meeting={meeting} />
        </div>
      </div>
      <MeetingActions
        meeting={meeting}
        className="shrink-0 transition-opacity max-sm:absolute max-sm:top-1.5 max-sm:inset-e-1.5 sm:-my-2 sm:-me-2.5 group-focus-within:opacity-100 group-hover:opacity-100 [@media(hover:hover)]:opacity-0"
      />
    </li>
  )
})

function TimesText({ meeting, day, clock }: MeetingRowProps) {
  const words = useTexts('meetings')
  const time = useTexts('time')
  const wholeDays = wholeDaysText(meeting, clock, words)
  if (wholeDays) return wholeDays
  const times = timesOnDay(meeting, day, clock, time)
  if (!times) return time.t.invalid
  return (
    <>
      <time dateTime={meeting.startTime} className="whitespace-nowrap">
        {times.start}
      </time>
      {' – '}
      <time dateTime={meeting.endTime} className="whitespace-nowrap">
        {times.end}
      </time>
    </>
  )
}
