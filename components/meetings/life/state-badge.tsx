import { Hourglass, UserX } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { stateOf } from '@/lib/meetings/meeting-state'
import type { BookingState, Meeting } from '@/lib/meetings/schema'
import { useTexts } from '@/messages/react/texts-provider'

type StateBadgeProps = { meeting: Pick<Meeting, 'status'> & { booking?: BookingState } }

/** Names the state of a meeting unless it is confirmed, as nearly all are. */
export function StateBadge({ meeting }: StateBadgeProps) {
  const { t } = useTexts('bookingLife')
  const state = stateOf(meeting)
  if (state === 'confirmed') return null
  if (state === 'pending') {
    return (
      <Badge variant="warning">
        <Hourglass aria-hidden="true" className="size-3" />
        {t.states.pending}
      </Badge>
    )
  }
  return (
    <Badge variant={state === 'no_show' ? 'secondary' : 'outline'}>
      {state === 'no_show' && <UserX aria-hidden="true" className="size-3" />}
      {t.states[state]}
    </Badge>
  )
}
