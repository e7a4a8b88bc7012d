import { CalendarX2, Pencil, Trash2 } from 'lucide-react'
import Link from 'next/link'
import type { ListedMeeting } from '@/lib/meetings/schema'
import { Button } from '../ui/button'
import { buttonStyles } from '../ui/button-styles'
import { cn } from '../ui/cn'
import { useMeetingDialogs } from './meeting-dialogs'

type MeetingActionsProps = { meeting: ListedMeeting; className?: string }

/** Meetings made here are changed and deleted; a booking is cancelled, so that its attendee hears of it. */
export function MeetingActions({ meeting, className }: MeetingActionsProps) {
  const ask = useMeetingDialogs()
  if (meeting.primarySource === 'platform') {
    return (
      <div className={cn('flex gap-1', className)}>
        <Link href={`/meetings/${meeting.id}/edit`} aria-label={`Edit ${meeting.title}`} className={iconStyles}>
          <Pencil aria-hidden="true" className="size-4" />
        </Link>
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Delete ${meeting.title}`}
          className="text-muted-foreground hover:text-destructive"
          onClick={() => ask('delete', meeting)}
        >
          <Trash2 aria-hidden="true" className="size-4" />
        </Button>
      </div>
    )
  }
  if (meeting.primarySource !== 'time_slot' || meeting.status === 'cancelled') return null
  return (
    <div className={className}>
      <Button
        variant="ghost"
        size="icon"
        title="Cancel booking"
        aria-label={`Cancel booking ${meeting.title}`}
        className="text-muted-foreground hover:text-destructive"
        onClick={() => ask('cancel', meeting)}
      >
        <CalendarX2 aria-hidden="true" className="size-4" />
      </Button>
    </div>
  )
}

const iconStyles = cn(buttonStyles({ variant: 'ghost', size: 'icon' }), 'text-muted-foreground')
