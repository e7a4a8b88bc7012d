import { booking as text } from '@/messages/en/booking'
import { CheckIcon } from './icons'

/** Seen while the way to /success is under way; it needs no queue and no timer. */
export function ScheduledToast() {
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-4 z-50 mx-auto flex w-fit items-center gap-2.5 rounded-xl border bg-popover px-4 py-3 text-popover-foreground text-sm shadow-lg transition duration-200 starting:translate-y-2 starting:opacity-0"
    >
      <CheckIcon className="size-5 text-primary" />
      {text.scheduled}
    </div>
  )
}
