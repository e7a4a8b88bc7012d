import { ExternalLink, type LucideIcon, Pencil, Trash2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { buttonStyles } from '@/components/ui/button-styles'
import { cn } from '@/components/ui/cn'
import { Link } from '@/components/ui/link'
import { useMay } from '@/components/ui/team'
import { meetingName } from '@/lib/meetings/meeting-name'
import type { ListedMeeting } from '@/lib/meetings/schema'
import { readJoinUrl } from '@/lib/shared/calendars/join-url'
import { type CalendarSource, isCalendarSource, SEEN_IN } from '@/lib/shared/calendars/sources'
import { useTexts } from '@/messages/react/texts-provider'
import { BookingActions } from './booking-actions'
import { useMeetingDialogs } from './meeting-dialogs'

type MeetingActionsProps = {
  meeting: ListedMeeting
  /** Shows words beside the icons. */
  isLabelled?: boolean
  className?: string
}

/** Own meetings can be edited and deleted. Acts on a booking notify its guest. */
export function MeetingActions({ meeting, isLabelled = false, className }: MeetingActionsProps) {
  const words = useTexts('meetings')
  const {
    t: { actions: t },
    say,
  } = words
  const ask = useMeetingDialogs()
  const mayChange = useMay()('meetings:write')
  const { id, primarySource } = meeting
  const title = meetingName(meeting, words)
  const shared = { isLabelled }
  if (primarySource === 'platform') {
    if (!mayChange) return null
    return (
      <div className={cn('flex gap-1', isLabelled && 'gap-2', className)}>
        <Link
          // With hundreds of rows, prefetching would delay the next page of the list.
          prefetch={false}
          href={`/meetings/${id}/edit`}
          aria-label={say(t.editOf, { title })}
          title={t.edit}
          className={linkStyles(isLabelled)}
        >
          <Pencil aria-hidden="true" className="size-4" />
          {isLabelled && t.edit}
        </Link>
        <DestructiveButton
          {...shared}
          text={t.delete}
          label={say(t.deleteOf, { title })}
          icon={Trash2}
          onClick={() => ask('delete', meeting)}
        />
      </div>
    )
  }
  if (isCalendarSource(primarySource)) {
    return <OpenElsewhere {...shared} meeting={meeting} source={primarySource} className={className} />
  }
  return primarySource === 'time_slot' ? <BookingActions {...shared} meeting={meeting} className={className} /> : null
}

type OpenElsewhereProps = MeetingActionsProps & { source: CalendarSource }

/** A link to the calendar that holds the event, if the calendar has given one. */
function OpenElsewhere({ meeting, source, isLabelled = false, className }: OpenElsewhereProps) {
  const { t, say } = useTexts('meetings')
  const place = t.sources[source]
  const link = readJoinUrl(meeting.locationData[SEEN_IN[source].webLink])
  if (!link) return null
  return (
    <div className={cn('flex', className)}>
      <a
        href={link.href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={say(t.actions.openInOf, { place, title: meeting.title })}
        title={say(t.actions.openIn, { place })}
        className={linkStyles(isLabelled)}
      >
        <ExternalLink aria-hidden="true" className="size-4" />
        {isLabelled && say(t.actions.openIn, { place })}
      </a>
    </div>
  )
}

type DestructiveButtonProps = {
  text: string
  /** The accessible name, with the meeting's title. */
  label: string
  icon: LucideIcon
  isLabelled: boolean
  onClick: () => void
}

function DestructiveButton({ text, label, icon: Icon, isLabelled, onClick }: DestructiveButtonProps) {
  return (
    <Button
      variant={isLabelled ? 'outline' : 'ghost'}
      size={isLabelled ? 'default' : 'icon'}
      aria-label={label}
      title={text}
      className={cn('hover:text-destructive', !isLabelled && 'text-muted-foreground')}
      onClick={onClick}
    >
      <Icon aria-hidden="true" className="size-4" />
      {isLabelled && text}
    </Button>
  )
}

function linkStyles(isLabelled: boolean): string {
  if (isLabelled) return buttonStyles({ variant: 'outline' })
  return cn(buttonStyles({ variant: 'ghost', size: 'icon' }), 'text-muted-foreground')
}
