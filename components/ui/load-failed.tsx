import { CloudOff } from 'lucide-react'
import { ApiError } from '@/lib/client/request'
import { useTexts } from '@/messages/react/texts-provider'
import type { PartTexts } from '@/messages/texts'
import { Button } from './button'
import { EmptyState } from './empty-state'

type LoadFailedProps = {
  title: string
  /** Shown in place of the general advice if the server gave a reason. */
  error?: Error | null
  onRetry: () => void
}

/** Replaces a list or screen that could not be loaded. */
export function LoadFailed({ title, error = null, onRetry }: LoadFailedProps) {
  const words = useTexts('controls')
  const { t } = useTexts('actions')
  return (
    <div role="alert">
      <EmptyState icon={CloudOff} title={title} text={failureText(error, words)}>
        <Button variant="outline" onClick={onRetry}>
          {t.retry}
        </Button>
      </EmptyState>
    </div>
  )
}

/** The server's reason. A browser's own message ('Failed to fetch') would not help. */
export function failureText(error: Error | null, { t }: PartTexts<'controls'>): string {
  return error instanceof ApiError ? error.message : t.checkConnection
}
