import { useId, useState } from 'react'
import { hasCalendars } from '@/lib/calendars/screen/calendar-groups'
import { formatDate } from '@/lib/scheduling/format-date'
import type { Settings } from '@/lib/settings/schema'
import { type Integration, PROVIDER_OF_TYPE } from '@/lib/shared/calendars/integration'
import { SERVICE_NAMES } from '@/lib/shared/calendars/service-names'
import { useTexts } from '@/messages/react/texts-provider'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { useAccountKind } from '../ui/team'
import { CalendarUse } from './calendar-use'
import { DisconnectDialog } from './disconnect-dialog'
import { isOfferedTo } from './provider-facts'
import { UnreadEvents } from './unread-events'

type ConnectionRowProps = { integration: Integration; settings: Settings | undefined }

/** One connected account with its dates and status. */
export function ConnectionRow({ integration, settings }: ConnectionRowProps) {
  const { t, say } = useTexts('integrations')
  const dates = useDates(integration, settings)
  const kind = useAccountKind()
  // The pages that book a room are those of its team, and each has a choice of its own.
  const hasUse = hasCalendars(integration) && kind !== 'room' && isOfferedTo(kind, PROVIDER_OF_TYPE[integration.type])
  const accountId = useId()
  const [isAsking, setIsAsking] = useState(false)
  const isExpired = integration.status === 'expired'
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t py-4">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span id={accountId} className="min-w-0 break-words font-medium">
            {integration.account || say(t.account, { service: SERVICE_NAMES[integration.type] })}
          </span>
          <Badge variant={isExpired ? 'warning' : 'default'}>{isExpired ? t.renewalRequired : t.connected}</Badge>
        </p>
        <p className="mt-1 text-muted-foreground text-sm">{dates}</p>
        {integration.canConference === false && <p className="mt-1 text-muted-foreground text-sm">{t.calendarOnly}</p>}
      </div>
      <Button
        variant="outline"
        aria-describedby={accountId}
        onClick={() => setIsAsking(true)}
        className="max-sm:w-full"
      >
        {t.disconnect.button}
      </Button>
      {integration.unread && <UnreadEvents events={integration.unread} settings={settings} />}
      {hasUse && <CalendarUse integration={integration} />}
      <DisconnectDialog integration={integration} open={isAsking} onOpenChange={setIsAsking} />
    </li>
  )
}

/** In the owner's date format; a blank line while that is unknown. */
function useDates({ createdAt, lastUsedAt }: Integration, settings: Settings | undefined): string {
  const { t, say, locale } = useTexts('integrations')
  if (!settings) return '\u00a0'
  const { timezone, dateFormat } = settings
  const dateOf = (instant: string) => formatDate(Date.parse(instant), timezone, dateFormat, locale)
  const date = dateOf(createdAt)
  return lastUsedAt ? say(t.lastUsed, { date, lastUse: dateOf(lastUsedAt) }) : say(t.since, { date })
}
