import type { ListedMeeting } from '@/lib/meetings/schema'
import { MeetingActions } from '../meeting/meeting-actions'
import { RowBoundary } from './row-boundary'

/** In the place of a meeting that cannot be drawn: it can still be opened, changed or deleted. */
export function BrokenRow({ meeting }: { meeting: ListedMeeting }) {
  return (
    <li
      data-meeting={meeting.id}
      tabIndex={-1}
      className="flex items-start gap-3 px-4 py-3.5 -outline-offset-2 sm:px-5"
    >
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="min-w-0 break-words font-medium">{meeting.title}</p>
        <p className="text-muted-foreground text-sm">This meeting cannot be shown.</p>
      </div>
      <RowBoundary fallback={null}>
        <MeetingActions meeting={meeting} className="shrink-0" />
      </RowBoundary>
    </li>
  )
}
