import { CalendarDays, CalendarX2, Plus } from 'lucide-react'
import { FirstSteps } from '@/components/pages/list/first-steps'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { useHasMeetings } from '@/lib/client/meeting-lists'
import { AgendaSkeleton } from './agenda-skeleton'

export const NO_MEETINGS_IN_RANGE = 'No meetings in the selected date range.'
export const NO_MEETINGS_AT_ALL = 'No meetings scheduled. Create your first meeting to get started.'

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
    return <EmptyState icon={CalendarX2} title={NO_MEETINGS_IN_RANGE} />
  }
  return (
    <>
      <EmptyState icon={CalendarDays} title={NO_MEETINGS_AT_ALL}>
        <Button onClick={onCreate}>
          <Plus aria-hidden="true" className="size-4" />
          Create your first meeting
        </Button>
      </EmptyState>
      <FirstSteps linksToPages />
    </>
  )
}
