import { useState } from 'react'
import { Badge } from '@/components/ui/badge'

/** One more takes the place of its own '+1 more'. */
const SHOWN = 3

/** The first few attendees; the others unfold. */
export function AttendeeBadges({ attendees }: { attendees: readonly string[] }) {
  const [isOpen, setOpen] = useState(false)
  const hidden = attendees.length > SHOWN + 1 ? attendees.length - SHOWN : 0
  return (
    <ul aria-label="Attendees" className="flex flex-wrap items-center gap-1.5">
      {attendees.slice(0, hidden && !isOpen ? SHOWN : undefined).map((attendee, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same address can stand in the list twice
        <li key={index} className="min-w-0">
          <Badge variant="secondary">{attendee}</Badge>
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="min-h-7 rounded-full px-2 font-medium text-primary text-xs hover:underline pointer-coarse:min-h-11"
          >
            {isOpen ? 'Show fewer' : `+${hidden} more`}
          </button>
        </li>
      )}
    </ul>
  )
}
