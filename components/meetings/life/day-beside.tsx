import { toListFilter } from '@/lib/client/meeting-filter'
import { useAllMeetings } from '@/lib/client/meeting-lists'
import { rangeOfDay } from '@/lib/meetings/day-range'
import { meetingName } from '@/lib/meetings/meeting-name'
import { isOff } from '@/lib/meetings/meeting-state'
import { wholeDaysText } from '@/lib/meetings/whole-days'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import { MEETING_SOURCES } from '@/lib/shared/calendars/sources'
import { type Clock, timesOnDay } from '@/lib/time/meeting-time'
import { useTexts } from '@/messages/react/texts-provider'

type DayBesideProps = { meetingId: string; date: CalendarDate; clock: Clock }

/** Lists the other meetings on the day of the new time. */
export function DayBeside({ meetingId, date, clock }: DayBesideProps) {
  const {
    t: { moving: t },
  } = useTexts('bookingLife')
  const meetings = useTexts('meetings')
  const time = useTexts('time')
  const shown = { sources: MEETING_SOURCES, q: '', order: 'asc' } as const
  const { data } = useAllMeetings(toListFilter(rangeOfDay(date), clock.timezone, shown))
  if (!data) return null
  const beside = data.filter((meeting) => meeting.id !== meetingId && !isOff(meeting))
  if (beside.length === 0) return <p className="text-muted-foreground text-sm">{t.noneBeside}</p>
  return (
    <section aria-label={t.beside}>
      <h3 className="mb-1.5 font-medium text-sm">{t.beside}</h3>
      <ul className="grid max-h-32 gap-1 overflow-y-auto text-sm">
        {beside.map((meeting) => {
          const times = timesOnDay(meeting, date, clock, time)
          return (
            <li key={meeting.id} className="flex min-w-0 gap-2">
              <span className="shrink-0 text-muted-foreground tabular-nums">
                {wholeDaysText(meeting, clock, meetings) ?? (times ? time.say(time.t.range, times) : time.t.invalid)}
              </span>
              <span dir="auto" className="min-w-0 truncate">
                {meetingName(meeting, meetings)}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
