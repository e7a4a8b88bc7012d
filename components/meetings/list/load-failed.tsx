import { CloudOff } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ApiError } from '@/lib/client/request'

type LoadFailedProps = { error: Error | null; onRetry: () => void }

export function LoadFailed({ error, onRetry }: LoadFailedProps) {
  return (
    <div role="alert">
      <EmptyState icon={CloudOff} title="Your meetings could not be loaded" text={failureText(error)}>
        <Button variant="outline" onClick={onRetry}>
          Try again
        </Button>
      </EmptyState>
    </div>
  )
}

/** A browser's own words ('Failed to fetch') say less than what there is to do. */
export function failureText(error: Error | null): string {
  return error instanceof ApiError ? error.message : 'Check your connection and try again.'
}
