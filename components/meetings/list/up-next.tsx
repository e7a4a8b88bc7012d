import { Video } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { buttonStyles } from '@/components/ui/button-styles'
import { cn } from '@/components/ui/cn'
import { useMinute } from '@/components/ui/use-minute'
import { useUpNext } from '@/lib/client/meeting-lists'
import { meetingName } from '@/lib/meetings/meeting-name'
import type { Meeting } from '@/lib/meetings/schema'
import { selectUpNext } from '@/lib/meetings/up-next'
import { localDate } from '@/lib/scheduling'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import { formatDate } from '@/lib/scheduling/format-date'
import { readJoinUrl } from '@/lib/shared/calendars/join-url'
import { locationLabel } from '@/lib/shared/calendars/location-label'
import { type Clock, timesOnDay } from '@/lib/time/meeting-time'
import { timeUntil } from '@/lib/time/relative-time'
import { useTexts } from '@/messages/react/texts-provider'
import { EnterRoom } from '../meeting/enter-room'
import { MeetingName } from '../meeting/meeting-name'
import { useOpenMeeting } from '../meeting/openable-name'

type UpNextProps = { clock: Clock; today: CalendarDate; openedAt: number }

/** The meeting that runs or comes next, whatever the list below is about. */
export function UpNext({ clock, today, openedAt }: UpNextProps) {
  const { t } = useTexts('meetings')
  const now = useMinute(openedAt)
  const { data } = useUpNext()
  const shown = selectUpNext(data?.meetings ?? [], now)
  if (shown.length === 0) return null
  return (
    <section
      aria-label={t.upNext.title}
      className="mb-2 divide-y rounded-2xl border border-primary/30 bg-primary-soft/50 shadow-xs sm:mb-6"
    >
      {shown.map((meeting) => (
        <UpNextMeeting key={meeting.id} {...{ meeting, clock, today, now }} />
      ))}
    </section>
  )
}

type UpNextMeetingProps = { meeting: Meeting; clock: Clock; today: CalendarDate; now: number }

function UpNextMeeting({ meeting, clock, today, now }: UpNextMeetingProps) {
  const words = useTexts('meetings')
  const { t, say, locale } = words
  const openMeeting = useOpenMeeting()
  const startMs = Date.parse(meeting.startTime)
  const until = timeUntil(startMs, now, clock.timezone, locale)
  const place = locationLabel(meeting.location, meeting.locationData.customLocation, '')
  const isRoom = meeting.location === 'bigbluebutton'
  const link = readJoinUrl(meeting.locationData.meetLink)
  const facts = [useWhen(meeting, clock, today), place].filter(Boolean)
  return (
    <div className="flex items-center gap-3 px-4 py-2 sm:px-5 sm:py-3">
      <div className="min-w-0 flex-1">
        <p className="font-medium text-muted-foreground text-sm max-sm:sr-only">
          {startMs <= now ? t.upNext.running : t.upNext.title}
        </p>
        <p className="font-semibold leading-6">
          <button
            type="button"
            className="max-w-full rounded-sm text-start [overflow-wrap:anywhere] hover:underline sm:pointer-coarse:min-h-11"
            onClick={() => openMeeting(meeting.id)}
          >
            <MeetingName meeting={meeting} />
          </button>
        </p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-muted-foreground text-sm">
          {until && <Badge className="bg-card">{until}</Badge>}
          <span>{facts.join(' · ')}</span>
        </p>
      </div>
      {isRoom && <EnterRoom meeting={meeting} isMain />}
      {link && !isRoom && (
        <a
          href={link.href}
          target="_blank"
          rel="noopener noreferrer"
          title={link.host}
          aria-label={say(t.upNext.joinOf, { title: meetingName(meeting, words) })}
          className={cn(buttonStyles(), 'shrink-0')}
        >
          <Video aria-hidden="true" className="size-4" />
          {t.upNext.join}
        </a>
      )}
    </div>
  )
}

/** `14:30 – 15:00`, with the date unless it is today. */
function useWhen(meeting: Meeting, clock: Clock, today: CalendarDate): string {
  const words = useTexts('time')
  const { t, say, locale } = words
  const day = localDate(clock.timezone, Date.parse(meeting.startTime))
  const times = timesOnDay(meeting, day, clock, words)
  if (!times) return t.invalid
  const time = say(t.range, times)
  return day === today
    ? time
    : say(t.dateTime, { date: formatDate(day, clock.timezone, clock.dateFormat, locale), time })
}
