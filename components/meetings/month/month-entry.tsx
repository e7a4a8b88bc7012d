import { Hourglass, UserX } from 'lucide-react'
import { cn } from '@/components/ui/cn'
import { meetingName } from '@/lib/meetings/meeting-name'
import { deedsOf, isOff, stateOf } from '@/lib/meetings/meeting-state'
import type { ListedMeeting } from '@/lib/meetings/schema'
import { isWholeDays } from '@/lib/meetings/whole-days'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import { type Clock, startText } from '@/lib/time/meeting-time'
import { useTexts } from '@/messages/react/texts-provider'
import { MeetingName } from '../meeting/meeting-name'
import { SourceDot } from '../meeting/source-dot'
import { useNow } from '../now'
import type { EntryDrag } from './use-entry-drag'

/** A line in the cell of a day. */
export const entryStyles =
  'relative z-1 flex min-h-6 w-full min-w-0 items-center gap-1.5 rounded-md px-1 text-start text-xs -outline-offset-1 hover:bg-accent pointer-coarse:min-h-9'

type MonthEntryProps = {
  meeting: ListedMeeting
  date: CalendarDate
  clock: Clock
  drag: EntryDrag
  onOpen: (id: string) => void
}

/** A meeting of a day. Requests have a dashed edge and a sign of their own. */
export function MonthEntry({ meeting, date, clock, drag, onOpen }: MonthEntryProps) {
  const words = useTexts('meetings')
  const { t, say } = useTexts('bookingLife')
  const time = useTexts('time')
  const state = stateOf(meeting)
  const isMovable = deedsOf(meeting, useNow()).includes('move')
  return (
    <button
      type="button"
      title={meetingName(meeting, words)}
      onPointerDown={(event) => isMovable && drag.begin(event, meeting)}
      onClick={() => drag.wasDragged() || onOpen(meeting.id)}
      className={cn(
        entryStyles,
        isOff(meeting) && 'text-muted-foreground line-through',
        state === 'pending' && 'border border-warning-foreground/60 border-dashed bg-warning-soft/40',
        isMovable && 'select-none',
      )}
    >
      {state === 'pending' ? (
        <Hourglass aria-hidden="true" className="size-3 shrink-0 text-warning-foreground" />
      ) : (
        <SourceDot source={meeting.source} className="size-2" />
      )}
      {state === 'no_show' && <UserX aria-hidden="true" className="size-3 shrink-0 text-muted-foreground" />}
      <span className="shrink-0 text-muted-foreground max-lg:sr-only">
        {isWholeDays(meeting, clock) ? words.t.wholeDays.oneDay : startText(meeting.startTime, date, clock, time)}
      </span>
      <span dir="auto" className="min-w-0 truncate">
        <MeetingName meeting={meeting} />
      </span>
      {state !== 'confirmed' && <span className="sr-only"> {say(t.inMonth, { state: t.states[state] })}</span>}
    </button>
  )
}
