import { CloudOff } from 'lucide-react'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'

/** The toast goes after a while; the way to try again stays. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState icon={CloudOff} title="Your forms could not be loaded" text="Check your connection and try again.">
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </EmptyState>
  )
}
