import { Hourglass, UserX } from 'lucide-react'
import { cn } from '@/components/ui/cn'
import type { GridSpan } from '@/lib/meetings/calendar-grid'
import { meetingName } from '@/lib/meetings/meeting-name'
import { deedsOf, isOff, stateOf } from '@/lib/meetings/meeting-state'
import type { ListedMeeting } from '@/lib/meetings/schema'
import { isWholeDays } from '@/lib/meetings/whole-days'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import type { MeetingSource } from '@/lib/shared/calendars/sources'
import { type Clock, startText, timesOnDay } from '@/lib/time/meeting-time'
import { useTexts } from '@/messages/react/texts-provider'
import { MeetingName } from '../meeting/meeting-name'
import { useNow } from '../now'
import type { EntryDrag } from './use-entry-drag'

/** A line in the cell of a day. */
export const entryStyles =
  'relative z-1 flex min-h-6 w-full min-w-0 items-center gap-1.5 rounded-md px-1 text-start text-xs -outline-offset-1 hover:bg-accent pointer-coarse:min-h-9'

/** The edge shows a meeting's source. A booking's is dotted, since blue and indigo are hard to tell apart. */
const EDGES: Record<MeetingSource, string> = {
  platform: 'border-source-platform',
  time_slot: 'border-source-time-slot border-dotted',
  google: 'border-source-google',
  outlook: 'border-source-outlook',
}

type MonthEntryProps = {
  meeting: ListedMeeting
  date: CalendarDate
  span: GridSpan
  clock: Clock
  drag: EntryDrag
  onOpen: (id: string) => void
}

/** A meeting of a day: its time and its name, which wrap rather than end early. Requests have a dashed edge and a sign of their own. */
export function MonthEntry({ meeting, date, span, clock, drag, onOpen }: MonthEntryProps) {
  const words = useTexts('meetings')
  const { t, say } = useTexts('bookingLife')
  const time = useTexts('time')
  const state = stateOf(meeting)
  const times = span === 'week' ? timesOnDay(meeting, date, clock, time) : null
  const timeText = times ? time.say(time.t.range, times) : startText(meeting.startTime, date, clock, time)
  const isMovable = deedsOf(meeting, useNow()).includes('move')
  return (
    <button
      type="button"
      title={meetingName(meeting, words)}
      onPointerDown={(event) => isMovable && drag.begin(event, meeting)}
      onClick={() => drag.wasDragged() || onOpen(meeting.id)}
      className={cn(
        entryStyles,
        'my-0.5 items-start rounded-s-none border-s-3 py-0.5 leading-4',
        EDGES[meeting.source],
        isOff(meeting) && 'text-muted-foreground line-through',
        state === 'pending' && 'border border-s-3 border-warning-foreground/60 border-dashed bg-warning-soft/40',
        isMovable && 'select-none',
      )}
    >
      <span className="sr-only">{words.t.sources[meeting.source]}</span>
      {state === 'pending' && (
        <Hourglass aria-hidden="true" className="mt-0.5 size-3 shrink-0 text-warning-foreground" />
      )}
      {state === 'no_show' && <UserX aria-hidden="true" className="mt-0.5 size-3 shrink-0 text-muted-foreground" />}
      <span className={cn('min-w-0 [overflow-wrap:anywhere]', span === 'week' ? 'line-clamp-5' : 'line-clamp-2')}>
        <span className={cn('whitespace-nowrap text-muted-foreground tabular-nums', span === 'week' && 'block')}>
          {isWholeDays(meeting, clock) ? words.t.wholeDays.oneDay : timeText}
        </span>{' '}
        <MeetingName meeting={meeting} />
      </span>
      {state !== 'confirmed' && <span className="sr-only"> {say(t.inMonth, { state: t.states[state] })}</span>}
    </button>
  )
}
