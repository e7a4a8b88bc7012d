import { TriangleAlert } from 'lucide-react'
import { useTexts } from '@/messages/react/texts-provider'
import { Button } from '../ui/button'

/** The selection stays as it is. */
export function CalendarsNotLoaded({ isTrying, onRetry }: { isTrying: boolean; onRetry: () => void }) {
  const { t } = useTexts('calendars')
  const actions = useTexts('actions').t
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <p className="flex min-w-0 items-start gap-2">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning-foreground" />
        {t.loadFailed}
      </p>
      <Button variant="outline" size="sm" pending={isTrying} onClick={onRetry}>
        {actions.retry}
      </Button>
    </div>
  )
}
