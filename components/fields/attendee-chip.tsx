import { TriangleAlert, X } from 'lucide-react'
import { isAddress } from '@/lib/meetings/attendee-list'
import { useTexts } from '@/messages/react/texts-provider'
import { cn } from '../ui/cn'

/** Any text is accepted. One that is not an email address is marked, since nothing can be sent to it. */
export function AttendeeChip({ entry, onRemove }: { entry: string; onRemove: () => void }) {
  const { t, say } = useTexts('fields')
  const isReachable = isAddress(entry)
  return (
    <li
      className={cn(
        'flex min-h-9 max-w-full items-center rounded-md ps-2.5 text-sm',
        isReachable ? 'bg-secondary text-secondary-foreground' : 'bg-warning-soft text-warning-foreground',
      )}
    >
      <span className="min-w-0 py-1">
        <span dir="auto" className="block truncate text-along">
          {entry}
        </span>
        {!isReachable && (
          <span className="flex items-center gap-1 text-xs">
            <TriangleAlert aria-hidden="true" className="size-3 shrink-0" />
            {t.attendees.notAnEmail}
          </span>
        )}
      </span>
      <button
        type="button"
        aria-label={say(t.attendees.remove, { entry })}
        onClick={onRemove}
        className="inline-flex size-9 shrink-0 items-center justify-center rounded-md hover:bg-foreground/10 pointer-coarse:size-11"
      >
        <X aria-hidden="true" className="size-3.5" />
      </button>
    </li>
  )
}
