import { CloudOff } from 'lucide-react'
import Link from 'next/link'
import type { MeetingPage } from '@/lib/meetings/schema'

/** Quiet: the meetings of this product stand in any case. */
export function UnreadCalendars({ calendars = [] }: { calendars: MeetingPage['unreadCalendars'] }) {
  if (calendars.length === 0) return null
  return (
    <ul className="grid gap-1 px-1 text-muted-foreground text-sm">
      {calendars.map(({ account, service, reason }) => (
        <li key={`${service} ${account}`} className="flex items-start gap-2">
          <CloudOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {service} could not be read{account && ` (${account})`}. {reason}{' '}
            <Link href="/integrations" className="font-medium text-primary underline underline-offset-4">
              See your integrations
            </Link>
          </span>
        </li>
      ))}
    </ul>
  )
}
