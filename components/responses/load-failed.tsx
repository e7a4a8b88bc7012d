import { CloudOff } from 'lucide-react'
import { ApiError } from '@/lib/client/request'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'

export const LIST_FAILED = 'There was an error loading the form responses. Please try again later.'
export const DETAIL_FAILED = 'There was an error loading the response details. Please try again later.'

type LoadFailedProps = { text: string; onRetry: () => void }

/** Nothing could be read. */
export function LoadFailed({ text, onRetry }: LoadFailedProps) {
  return (
    <div role="alert">
      <EmptyState icon={CloudOff} title={text}>
        <Button variant="outline" onClick={onRetry}>
          Try again
        </Button>
      </EmptyState>
    </div>
  )
}

/** What is shown could not be read again. */
export function StaleNotice({ text }: { text: string }) {
  return (
    <p role="alert" className="mb-5 rounded-xl bg-destructive-soft px-4 py-3 text-destructive text-sm">
      {text}
    </p>
  )
}

export function isMissing(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404
}
