import { CloudOff } from 'lucide-react'
import { useTexts } from '@/messages/react/texts-provider'
import { Button } from './button'
import { EmptyState } from './empty-state'
import { useReasonOf } from './toast-failure'

type LoadFailedProps = {
  title: string
  /** Shown in place of the general advice if the server gave a reason. */
  error?: Error | null
  onRetry: () => void
}

/** Replaces a list or screen that could not be loaded. */
export function LoadFailed({ title, error = null, onRetry }: LoadFailedProps) {
  const { t } = useTexts('actions')
  const failureText = useFailureText()
  return (
    <div role="alert">
      <EmptyState icon={CloudOff} title={title} text={failureText(error)}>
        <Button variant="outline" onClick={onRetry}>
          {t.retry}
        </Button>
      </EmptyState>
    </div>
  )
}

/** The server's reason. A browser's own message ('Failed to fetch') would not help. */
export function useFailureText() {
  const { t } = useTexts('controls')
  const reasonOf = useReasonOf()
  return (error: Error | null): string => reasonOf(error) ?? t.checkConnection
}
