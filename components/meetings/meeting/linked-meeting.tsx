import { useSearchParams } from 'next/navigation'
import { useScreenAddress } from '@/components/ui/team'
import { useMeeting } from '@/lib/client/meetings'
import { localDate, parseInstant } from '@/lib/scheduling'
import { isUuid } from '@/lib/shared/text/uuid'
import type { Clock } from '@/lib/time/meeting-time'
import { MeetingDialog } from './meeting-dialog'

/** Opens the meeting of `/meetings?meeting=ID`, the address that a response links to. */
export function LinkedMeeting({ clock }: { clock: Clock }) {
  const id = useSearchParams()?.get('meeting')
  return id && isUuid(id) ? <Linked id={id} clock={clock} /> : null
}

function Linked({ id, clock }: { id: string; clock: Clock }) {
  const { data: meeting } = useMeeting(id)
  const toAddress = useScreenAddress()
  if (!meeting) return null
  return (
    <MeetingDialog
      meeting={{ ...meeting, undeliveredMails: 0 }}
      day={localDate(clock.timezone, parseInstant(meeting.startTime))}
      clock={clock}
      onClose={() => window.history.replaceState(null, '', toAddress('/meetings'))}
    />
  )
}
