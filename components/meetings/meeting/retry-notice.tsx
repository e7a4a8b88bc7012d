import type { LucideIcon } from 'lucide-react'
import { Button } from '@/components/ui/button'

type RetryNoticeProps = {
  icon: LucideIcon
  text: string
  /** What is tried again, in the button's full name. */
  subject: string
  isPending: boolean
  onRetry: () => void
}

/** Something about a meeting that did not work, and a way on. */
export function RetryNotice({ icon: Icon, text, subject, isPending, onRetry }: RetryNoticeProps) {
  return (
    <div className="flex w-fit max-w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-warning-soft py-1 pr-1 pl-3 text-sm text-warning-foreground">
      <p className="flex min-w-0 items-start gap-2 py-1">
        <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span className="min-w-0">{text}</span>
      </p>
      <Button variant="outline" size="sm" pending={isPending} aria-label={`Retry ${subject}`} onClick={onRetry}>
        Retry
      </Button>
    </div>
  )
}
