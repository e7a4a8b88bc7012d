import { CalendarX2, Plus } from 'lucide-react'
import { FirstSteps } from '@/components/pages/list/first-steps'
import { Button } from '@/components/ui/button'
import { behindFirstRun } from '@/components/ui/button-styles'
import { CalendarDrawing } from '@/components/ui/drawings'
import { EmptyState } from '@/components/ui/empty-state'
import { useHasMeetings } from '@/lib/client/meeting-lists'
import { useTexts } from '@/messages/react/texts-provider'
import { AgendaSkeleton } from './agenda-skeleton'

type NoMeetingsProps = {
  /** All sources are unticked, so the list is empty whatever the account holds. */
  isUnasked: boolean
  q: string
  onClearSearch: () => void
  onCreate: () => void
}

export function NoMeetings({ isUnasked, q, onClearSearch, onCreate }: NoMeetingsProps) {
  const { t, say } = useTexts('meetings')
  const { data: hasMeetings, isLoading } = useHasMeetings(!isUnasked)
  if (isLoading) return <AgendaSkeleton />
  if (isUnasked || hasMeetings !== false) {
    return (
      <EmptyState icon={CalendarX2} title={t.noneInRange} text={q && !isUnasked && say(t.list.noneMatch, { q })}>
        {q && !isUnasked && (
          <Button variant="outline" onClick={onClearSearch}>
            {t.list.clearSearch}
          </Button>
        )}
      </EmptyState>
    )
  }
  return (
    <div>
      <EmptyState drawing={CalendarDrawing} title={t.noneAtAll}>
        <Button className={behindFirstRun} onClick={onCreate}>
          <Plus aria-hidden="true" className="size-4" />
          {t.createFirst}
        </Button>
      </EmptyState>
      <FirstSteps linksToPages />
    </div>
  )
}
