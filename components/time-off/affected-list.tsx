import Link from 'next/link'
import { formatDate, formatTime } from '@/lib/scheduling/format'
import type { Clock } from '@/lib/time/meeting-time'
import type { AffectedMeetings } from '@/lib/time-off/schema'
import { useTexts } from '@/messages/react/texts-provider'

const SHOWN = 5

/** The first meetings, each leading to its dialog. */
export function AffectedList({ total, affected, clock }: AffectedMeetings & { clock: Clock }) {
  const { t, say } = useTexts('timeOff')
  const whenOf = useWhen(clock)
  const shown = affected.slice(0, SHOWN)
  return (
    <ul className="mt-2 grid gap-1 text-sm">
      {shown.map(({ meetingId, title, attendeeName, startTime }) => (
        <li key={meetingId}>
          <Link
            href={`/meetings?meeting=${meetingId}`}
            target="_blank"
            className="inline-flex min-h-8 items-center font-medium underline underline-offset-4 pointer-coarse:min-h-11"
          >
            {say(t.affected.entry, { title: attendeeName ?? title, when: whenOf(startTime) })}
          </Link>
        </li>
      ))}
      {total > shown.length && <li>{say(t.affected.more, { count: total - shown.length })}</li>}
    </ul>
  )
}

function useWhen({ timezone, dateFormat, timeFormat }: Clock) {
  const { t, say, locale } = useTexts('time')
  return (startTime: string) => {
    const start = Date.parse(startTime)
    const date = formatDate(start, timezone, dateFormat, locale)
    return say(t.dateTime, { date, time: formatTime(start, timezone, timeFormat, locale) })
  }
}
