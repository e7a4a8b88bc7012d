import { CloudOff } from 'lucide-react'
import { ApiError } from '@/lib/client/request'
import { Button } from './button'
import { EmptyState } from './empty-state'

type LoadFailedProps = { title: string; text?: string; onRetry: () => void }

/** Takes the place of a list or screen that could not be read. */
export function LoadFailed({ title, text = CHECK_CONNECTION, onRetry }: LoadFailedProps) {
  return (
    <div role="alert">
      <EmptyState icon={CloudOff} title={title} text={text}>
        <Button variant="outline" onClick={onRetry}>
          Try again
        </Button>
      </EmptyState>
    </div>
  )
}

const CHECK_CONNECTION = 'Check your connection and try again.'

/** A browser's own words ('Failed to fetch') say less than what there is to do. */
export function failureText(error: Error | null): string {
  return error instanceof ApiError ? error.message : CHECK_CONNECTION
}
