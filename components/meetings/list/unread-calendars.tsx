import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { strongLink } from '@/components/ui/link-styles'
import type { MeetingPage } from '@/lib/meetings/schema'
import { sayNodes } from '@/messages/react/say-nodes'
import { useTexts } from '@/messages/react/texts-provider'

/** A quiet note, since meetings made in Slotform are shown anyway. */
export function UnreadCalendars({ calendars = [] }: { calendars: MeetingPage['unreadCalendars'] }) {
  const { t, locale } = useTexts('meetings')
  if (calendars.length === 0) return null
  return (
    <ul className="grid gap-1 px-1 text-muted-foreground text-sm">
      {calendars.map(({ account, service, reason }) => (
        <li key={`${service} ${account}`} className="flex items-start gap-2">
          <CloudOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {account
              ? sayNodes(locale, t.list.unread.account, { service, account, reason, link })
              : sayNodes(locale, t.list.unread.service, { service, reason, link })}
          </span>
        </li>
      ))}
    </ul>
  )
}

function link(words: ReactNode): ReactNode {
  return (
    <Link href="/integrations" className={strongLink}>
      {words}
    </Link>
  )
}
