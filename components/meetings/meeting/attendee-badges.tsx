import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { useTexts } from '@/messages/react/texts-provider'

/** A fourth attendee takes the place that '+1 more' would need. */
const SHOWN = 3

/** The first three attendees, and a button that shows the others. */
export function AttendeeBadges({ attendees }: { attendees: readonly string[] }) {
  const { t, say } = useTexts('meetings')
  const [isOpen, setOpen] = useState(false)
  const hidden = attendees.length > SHOWN + 1 ? attendees.length - SHOWN : 0
  return (
    <ul aria-label={t.details.attendees} className="flex flex-wrap items-center gap-1.5">
      {attendees.slice(0, hidden && !isOpen ? SHOWN : undefined).map((attendee, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same address can stand in the list twice
        <li key={index} className="min-w-0">
          <Badge variant="secondary">
            <bdi>{attendee}</bdi>
          </Badge>
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
            {isOpen ? t.details.fewerAttendees : say(t.details.moreAttendees, { hidden })}
          </button>
        </li>
      )}
    </ul>
  )
}
