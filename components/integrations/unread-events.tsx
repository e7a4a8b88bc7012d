import { TriangleAlert } from 'lucide-react'
import { formatTime } from '@/lib/scheduling/format'
import { formatDate } from '@/lib/scheduling/format-date'
import type { Settings } from '@/lib/settings/schema'
import type { Integration } from '@/lib/shared/calendars/integration'
import { useTexts } from '@/messages/react/texts-provider'
import { useForKind } from '../ui/team'

type Events = NonNullable<Integration['unread']>
type UnreadEventsProps = { events: Events; settings: Settings | undefined }

/** Names the events of an account of which something cannot be read, and the lines of their calendar. */
export function UnreadEvents({ events, settings }: UnreadEventsProps) {
  const { t, say } = useTexts('integrations')
  const forKind = useForKind()
  const nameOf = useNames(settings)
  return (
    <div className="flex min-w-0 basis-full gap-3 rounded-lg bg-warning-soft px-4 py-3 text-sm text-warning-foreground">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1">
        <p>{say(forKind(t.unread.intro), { count: events.length })}</p>
        <ul className="mt-2 max-h-64 space-y-2 overflow-y-auto">
          {events.map((event) => (
            <li key={JSON.stringify(event)} className="[overflow-wrap:anywhere]">
              <span className="font-medium">{nameOf(event)}</span> {t.unread.parts[event.part]}
              <code dir="ltr" className="block text-xs">
                {event.number}: {event.line}
              </code>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function useNames(settings: Settings | undefined): (event: Events[number]) => string {
  const { t, say, locale } = useTexts('integrations')
  return ({ title, start }) => {
    const name = title === '' ? t.unread.untitled : say(t.unread.titled, { title })
    if (start === null || !settings) return `${name}:`
    const { timezone, dateFormat, timeFormat } = settings
    const at = Date.parse(start)
    const date = formatDate(at, timezone, dateFormat, locale)
    return say(t.unread.dated, { name, date, time: formatTime(at, timezone, timeFormat, locale) })
  }
}
