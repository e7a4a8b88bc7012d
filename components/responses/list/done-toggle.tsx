import { Circle, CircleCheck } from 'lucide-react'
import type { ResponseStatus } from '@/lib/shared/forms/response-status'
import { useTexts } from '@/messages/react/texts-provider'

type DoneToggleProps = { status: ResponseStatus; describedBy: string; onToggle: (status: ResponseStatus) => void }

/** Marks the response of a row as done, or as new again. */
export function DoneToggle({ status, describedBy, onToggle }: DoneToggleProps) {
  const {
    t: { status: t },
  } = useTexts('responses')
  const isDone = status === 'done'
  const Icon = isDone ? CircleCheck : Circle
  return (
    <button
      type="button"
      aria-pressed={isDone}
      aria-label={t.done}
      aria-describedby={describedBy}
      title={isDone ? t.markNew : t.markDone}
      onClick={() => onToggle(isDone ? 'new' : 'done')}
      className="relative z-1 inline-flex size-11 shrink-0 items-center justify-center rounded-lg text-muted-foreground hover:bg-accent hover:text-foreground aria-pressed:text-primary"
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  )
}
