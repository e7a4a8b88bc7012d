import { useState } from 'react'
import { Link } from '@/components/ui/link'
import { formatTime } from '@/lib/scheduling/format'
import { formatDate } from '@/lib/scheduling/format-date'
import type { Clock } from '@/lib/time/meeting-time'
import type { AffectedMeetings } from '@/lib/time-off/schema'
import { useTexts } from '@/messages/react/texts-provider'

const SHOWN = 5

const linkStyles =
  'inline-flex min-h-8 items-center text-start font-medium underline underline-offset-4 pointer-coarse:min-h-11'

/** The first meetings, each leading to its dialog. The last entry shows the others. */
export function AffectedList({ total, affected, clock }: AffectedMeetings & { clock: Clock }) {
  const { t, say } = useTexts('timeOff')
  const whenOf = useWhen(clock)
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? affected : affected.slice(0, SHOWN)
  const more = say(t.affected.more, { count: total - shown.length })
  return (
    <ul className="mt-2 grid gap-1 text-sm">
      {shown.map(({ meetingId, title, attendeeName, startTime, team }, index) => (
        <li key={meetingId}>
          <Link
            ref={index === SHOWN ? takeFocus : undefined}
            href={`/meetings?meeting=${meetingId}`}
            target="_blank"
            className={linkStyles}
          >
            {say(t.affected.entry, { title: attendeeName ?? title, when: whenOf(startTime) })}
            {team && ` (${team.name})`}
          </Link>
        </li>
      ))}
      {total > shown.length && (
        <li>
          {isWhole ? (
            more
          ) : (
            <button type="button" className={linkStyles} onClick={() => setWhole(true)}>
              {more}
            </button>
          )}
        </li>
      )}
    </ul>
  )
}

/** For the first of the others: the button that showed them is gone. */
function takeFocus(link: HTMLElement | null): void {
  link?.focus()
}

function useWhen({ timezone, dateFormat, timeFormat }: Clock) {
  const { t, say, locale } = useTexts('time')
  return (startTime: string) => {
    const start = Date.parse(startTime)
    const date = formatDate(start, timezone, dateFormat, locale)
    return say(t.dateTime, { date, time: formatTime(start, timezone, timeFormat, locale) })
  }
}
