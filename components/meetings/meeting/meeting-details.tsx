import { ChevronRight, ExternalLink, MapPin } from 'lucide-react'
import { buttonStyles } from '@/components/ui/button-styles'
import { cn } from '@/components/ui/cn'
import type { ListedMeeting } from '@/lib/meetings/schema'
import { readJoinUrl } from '@/lib/vocabulary/join-url'
import { locationLabel } from '@/lib/vocabulary/location-label'
import { AttendeeBadges } from './attendee-badges'
import { MeetingAnswers } from './meeting-answers'
import { MeetingEvents } from './meeting-events'
import { UndeliveredNotice } from './undelivered-notice'

/** What there is to know of a meeting besides its title and time. Draws nothing of what it does not have. */
export function MeetingDetails({ meeting }: { meeting: ListedMeeting }) {
  const { location, locationData, attendees, description } = meeting
  const place = locationLabel(location, locationData.customLocation, '')
  const link = meeting.status === 'confirmed' ? readJoinUrl(locationData.meetLink) : null
  return (
    <>
      {place && (
        <p className="flex min-w-0 items-start gap-1.5 text-muted-foreground text-sm">
          <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="sr-only">Location:</span>
          <span className="min-w-0">{place}</span>
        </p>
      )}
      {attendees.length > 0 && <AttendeeBadges attendees={attendees} />}
      {link && (
        <a
          href={link.href}
          target="_blank"
          rel="noopener noreferrer"
          title={link.host}
          className={cn(buttonStyles({ variant: 'outline', size: 'sm' }), 'w-fit')}
        >
          <ExternalLink aria-hidden="true" className="size-4" />
          Open meeting link
        </a>
      )}
      {(description || locationData.password) && (
        <details className="group/more text-sm">
          <summary className="-ml-0.5 flex min-h-7 w-fit list-none items-center gap-1 rounded-sm pr-1 text-muted-foreground hover:text-foreground pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
            <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open/more:rotate-90" />
            Description
          </summary>
          {description && <p className="mt-1 max-w-prose whitespace-pre-wrap">{description}</p>}
          {locationData.password && <p className="mt-1">Password: {locationData.password}</p>}
        </details>
      )}
      {meeting.hasAnswers && <MeetingAnswers meetingId={meeting.id} />}
      <MeetingEvents meeting={meeting} />
      {meeting.undeliveredMails > 0 && <UndeliveredNotice meeting={meeting} />}
    </>
  )
}
