import { CalendarPlus } from 'lucide-react'
import { Link } from '@/components/ui/link'
import { strongLink } from '@/components/ui/link-styles'
import { hasCalendars } from '@/lib/calendars/screen/calendar-groups'
import { useIntegrations } from '@/lib/client/integrations'
import type { Message } from '@/messages/message'
import { sayNodes } from '@/messages/react/say-nodes'
import { useTexts } from '@/messages/react/texts-provider'

/** False too while calendars are chosen whose account is gone: the chooser must show them. */
export function useIsNothingConnected(chosen: readonly string[]): boolean {
  const { data: integrations = [] } = useIntegrations()
  return !integrations.some(hasCalendars) && chosen.length === 0
}

/** In place of a calendar chooser. `text` says, with a link, which use connecting one is. */
export function NothingConnected({ text }: { text: Message<never, 'link'> }) {
  const { locale } = useTexts('calendars')
  return (
    <p className="flex items-start gap-3 text-muted-foreground text-sm">
      <CalendarPlus aria-hidden="true" className="mt-0.5 size-5 shrink-0" strokeWidth={1.75} />
      <span>
        {sayNodes(locale, text, {
          link: (words) => (
            <Link href="/integrations" className={strongLink}>
              {words}
            </Link>
          ),
        })}
      </span>
    </p>
  )
}
