import type { LucideIcon } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { useTexts } from '@/messages/react/texts-provider'

type RetryNoticeProps = {
  icon: LucideIcon
  text: string
  /** The accessible name of the button, with the meeting's title. */
  label: string
  isPending: boolean
  onRetry: () => void
}

/** A failure around a meeting, with a button that tries again. */
export function RetryNotice({ icon: Icon, text, label, isPending, onRetry }: RetryNoticeProps) {
  const { t } = useTexts('meetings')
  return (
    <div className="flex w-fit max-w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-warning-soft py-1 pe-1 ps-3 text-sm text-warning-foreground">
      <p className="flex min-w-0 items-start gap-2 py-1">
        <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span className="min-w-0">{text}</span>
      </p>
      <Button variant="outline" size="sm" pending={isPending} aria-label={label} onClick={onRetry}>
        {t.actions.retry}
      </Button>
    </div>
  )
}
