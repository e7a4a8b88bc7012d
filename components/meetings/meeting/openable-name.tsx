import { useScreenAddress } from '@/components/ui/team'
import type { Meeting } from '@/lib/meetings/schema'
import { MeetingName } from './meeting-name'

type OpenableNameProps = { meeting: Pick<Meeting, 'id' | 'title' | 'attendeeName' | 'primarySource'> }

/** The name of a meeting; that of a booking opens its details. */
export function OpenableName({ meeting }: OpenableNameProps) {
  const openMeeting = useOpenMeeting()
  if (meeting.primarySource !== 'time_slot') return <MeetingName meeting={meeting} />
  return (
    <button
      type="button"
      className="max-w-full rounded-sm text-start [overflow-wrap:anywhere] [text-decoration-line:inherit] hover:underline pointer-coarse:min-h-11"
      onClick={() => openMeeting(meeting.id)}
    >
      <MeetingName meeting={meeting} />
    </button>
  )
}

/** LinkedMeeting opens the meeting of the address. */
export function useOpenMeeting(): (id: string) => void {
  const toAddress = useScreenAddress()
  return (id) => window.history.replaceState(null, '', toAddress(`/meetings?meeting=${id}`))
}
