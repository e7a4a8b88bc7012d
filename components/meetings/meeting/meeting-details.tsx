import { ChevronRight, ExternalLink, MapPin } from 'lucide-react'
import { buttonStyles } from '@/components/ui/button-styles'
import { cn } from '@/components/ui/cn'
import { useMay } from '@/components/ui/team'
import type { ListedMeeting } from '@/lib/meetings/schema'
import { readJoinUrl } from '@/lib/shared/calendars/join-url'
import { locationLabel } from '@/lib/shared/calendars/location-label'
import { useTexts } from '@/messages/react/texts-provider'
import { AttendeeBadges } from './attendee-badges'
import { EnterRoom } from './enter-room'
import { MeetingAnswers } from './meeting-answers'
import { MeetingEvents } from './meeting-events'
import { UndeliveredNotice } from './undelivered-notice'

type MeetingDetailsProps = {
  meeting: ListedMeeting
  /** Shows the description and the answers without a press: a dialog has room for them, a row has not. */
  isWhole?: boolean
}

/** Place, attendees, link, description and notices; parts without content are left out. */
export function MeetingDetails({ meeting, isWhole = false }: MeetingDetailsProps) {
  const {
    say,
    t: { details: t },
  } = useTexts('meetings')
  const mayReadAnswers = useMay()('responses:read')
  const { location, locationData, attendees, description } = meeting
  const place = locationLabel(location, locationData.customLocation, '')
  const isRoom = location === 'bigbluebutton' && meeting.status === 'confirmed'
  const link = meeting.status === 'confirmed' ? readJoinUrl(locationData.meetLink) : null
  return (
    <>
      {place && (
        <p className="flex min-w-0 items-start gap-1.5 text-muted-foreground text-sm">
          <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="sr-only">{t.location}</span>
          <bdi className="min-w-0">{place}</bdi>
        </p>
      )}
      {attendees.length > 0 && <AttendeeBadges attendees={attendees} />}
      {isRoom && <EnterRoom meeting={meeting} />}
      {link && !isRoom && (
        <a
          href={link.href}
          target="_blank"
          rel="noopener noreferrer"
          title={link.host}
          className={cn(buttonStyles({ variant: 'outline', size: 'sm' }), 'w-fit')}
        >
          <ExternalLink aria-hidden="true" className="size-4" />
          {t.openLink}
        </a>
      )}
      {(description || locationData.password) && (
        <details open={isWhole} className="group/more text-sm">
          <summary className="-ms-0.5 flex min-h-7 w-fit list-none items-center gap-1 rounded-sm pe-1 text-muted-foreground hover:text-foreground pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
            <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open/more:rotate-90" />
            {t.description}
          </summary>
          {description && (
            <p dir="auto" className="mt-1 max-w-prose whitespace-pre-wrap">
              {description}
            </p>
          )}
          {locationData.password && <p className="mt-1">{say(t.password, { password: locationData.password })}</p>}
        </details>
      )}
      {meeting.hasAnswers && mayReadAnswers && <MeetingAnswers meetingId={meeting.id} isOpen={isWhole} />}
      <MeetingEvents meeting={meeting} />
      {meeting.undeliveredMails > 0 && <UndeliveredNotice meeting={meeting} />}
    </>
  )
}
