import { CloudOff } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'

/** Nothing could be read: a new try is all there is to do. */
export function LoadFailed() {
  return (
    <EmptyState icon={CloudOff} title="This could not be loaded" text="Check your connection and try again.">
      <Button variant="outline" onClick={() => window.location.reload()}>
        Try again
      </Button>
    </EmptyState>
  )
}
