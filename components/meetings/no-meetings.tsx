import { CalendarDays, CalendarX2, Plus } from 'lucide-react'
import { useHasMeetings } from '@/lib/client/meetings'
import { FirstSteps } from '../time-slot-pages/first-steps'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { AgendaSkeleton } from './agenda-skeleton'

type NoMeetingsProps = {
  /** All sources are unticked: nothing could be here, whatever the account holds. */
  isUnasked: boolean
  onCreate: () => void
}

/** A range without meetings, or an account without any. */
export function NoMeetings({ isUnasked, onCreate }: NoMeetingsProps) {
  const { data: hasMeetings, isLoading } = useHasMeetings(!isUnasked)
  if (isLoading) return <AgendaSkeleton />
  if (isUnasked || hasMeetings !== false) {
    return <EmptyState icon={CalendarX2} title="No meetings in the selected date range." />
  }
  return (
    <>
      <EmptyState icon={CalendarDays} title="No meetings scheduled. Create your first meeting to get started.">
        <Button onClick={onCreate}>
          <Plus aria-hidden="true" className="size-4" />
          Create Meeting
        </Button>
      </EmptyState>
      <FirstSteps linksToPages />
    </>
  )
}
