import type { ListedMeeting } from '@/lib/meetings/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { MeetingActions } from '../meeting/meeting-actions'
import { MeetingName } from '../meeting/meeting-name'
import { RowBoundary } from './row-boundary'

/** Replaces the row of a meeting that failed to render. It can still be opened, changed or deleted. */
export function BrokenRow({ meeting }: { meeting: ListedMeeting }) {
  const { t } = useTexts('meetings')
  return (
    <li
      data-meeting={meeting.id}
      tabIndex={-1}
      className="flex items-start gap-3 px-4 py-3.5 -outline-offset-2 sm:px-5"
    >
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="min-w-0 break-words font-medium">
          <MeetingName meeting={meeting} />
        </p>
        <p className="text-muted-foreground text-sm">{t.list.broken}</p>
      </div>
      <RowBoundary fallback={null}>
        <MeetingActions meeting={meeting} className="shrink-0" />
      </RowBoundary>
    </li>
  )
}
