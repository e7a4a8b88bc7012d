import { CalendarX2, ExternalLink, type LucideIcon, Pencil, Trash2 } from 'lucide-react'
import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { buttonStyles } from '@/components/ui/button-styles'
import { cn } from '@/components/ui/cn'
import type { ListedMeeting } from '@/lib/meetings/schema'
import { readJoinUrl } from '@/lib/vocabulary/join-url'
import { isCalendarSource, SEEN_IN, SOURCE_TEXT } from '@/lib/vocabulary/sources'
import { useMeetingDialogs } from './meeting-dialogs'

type MeetingActionsProps = {
  meeting: ListedMeeting
  /** Words beside the icons, where there is room. */
  isLabelled?: boolean
  className?: string
}

/** Meetings made here are changed and deleted; a booking is cancelled, so that its attendee hears of it. */
export function MeetingActions({ meeting, isLabelled = false, className }: MeetingActionsProps) {
  const ask = useMeetingDialogs()
  const { id, title, primarySource, status } = meeting
  const shared = { title, isLabelled }
  if (primarySource === 'platform') {
    return (
      <div className={cn('flex gap-1', isLabelled && 'gap-2', className)}>
        <Link
          // Hundreds of rows would each ask for their screen ahead, and the next page wait behind them.
          prefetch={false}
          href={`/meetings/${id}/edit`}
          aria-label={`Edit ${title}`}
          title="Edit"
          className={linkStyles(isLabelled)}
        >
          <Pencil aria-hidden="true" className="size-4" />
          {isLabelled && 'Edit'}
        </Link>
        <Deed {...shared} verb="Delete" icon={Trash2} onClick={() => ask('delete', meeting)} />
      </div>
    )
  }
  if (isCalendarSource(primarySource)) {
    return <OpenElsewhere {...shared} meeting={meeting} className={className} />
  }
  if (primarySource !== 'time_slot' || status === 'cancelled') return null
  return (
    <div className={cn('flex', className)}>
      <Deed {...shared} verb="Cancel booking" icon={CalendarX2} onClick={() => ask('cancel', meeting)} />
    </div>
  )
}

type OpenElsewhereProps = MeetingActionsProps & { title: string; isLabelled: boolean }

/** What a calendar holds is changed there. Nothing where it did not say where. */
function OpenElsewhere({ meeting, title, isLabelled, className }: OpenElsewhereProps) {
  const { source, locationData } = meeting
  const link = isCalendarSource(source) ? readJoinUrl(locationData[SEEN_IN[source].webLink]) : null
  if (!link) return null
  const words = `Open in ${SOURCE_TEXT[meeting.source]}`
  return (
    <div className={cn('flex', className)}>
      <a
        href={link.href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${words}: ${title}`}
        title={words}
        className={linkStyles(isLabelled)}
      >
        <ExternalLink aria-hidden="true" className="size-4" />
        {isLabelled && words}
      </a>
    </div>
  )
}

type DeedProps = { verb: string; title: string; icon: LucideIcon; isLabelled: boolean; onClick: () => void }

/** What cannot be taken back. */
function Deed({ verb, title, icon: Icon, isLabelled, onClick }: DeedProps) {
  return (
    <Button
      variant={isLabelled ? 'outline' : 'ghost'}
      size={isLabelled ? 'default' : 'icon'}
      aria-label={`${verb} ${title}`}
      title={verb}
      className={cn('hover:text-destructive', !isLabelled && 'text-muted-foreground')}
      onClick={onClick}
    >
      <Icon aria-hidden="true" className="size-4" />
      {isLabelled && verb}
    </Button>
  )
}

function linkStyles(isLabelled: boolean): string {
  if (isLabelled) return buttonStyles({ variant: 'outline' })
  return cn(buttonStyles({ variant: 'ghost', size: 'icon' }), 'text-muted-foreground')
}
