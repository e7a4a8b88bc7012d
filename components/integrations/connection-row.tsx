import { useId, useState } from 'react'
import { formatDate } from '@/lib/scheduling/format'
import type { Settings } from '@/lib/settings/schema'
import type { Integration } from '@/lib/vocabulary/integration'
import { SERVICE_NAMES } from '@/lib/vocabulary/service-names'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { useHydrated } from '../ui/use-hydrated'
import { DisconnectDialog } from './disconnect-dialog'

type ConnectionRowProps = { integration: Integration; settings: Settings | undefined }

/** One connected account: whose, since when, when it was needed last, and whether it still works. */
export function ConnectionRow({ integration, settings }: ConnectionRowProps) {
  const accountId = useId()
  const isHydrated = useHydrated()
  const [isAsking, setIsAsking] = useState(false)
  const isExpired = integration.status === 'expired'
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t py-4">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span id={accountId} className="min-w-0 break-words font-medium">
            {integration.account || `${SERVICE_NAMES[integration.type]} account`}
          </span>
          <Badge variant={isExpired ? 'warning' : 'default'}>{isExpired ? 'Renewal required' : 'Connected'}</Badge>
        </p>
        <p className="mt-1 text-muted-foreground text-sm">{datesOf(integration, settings)}</p>
        {integration.canConference === false && (
          <p className="mt-1 text-muted-foreground text-sm">
            Calendars only: Microsoft does not let this account make Teams links.
          </p>
        )}
      </div>
      <Button
        variant="outline"
        aria-describedby={accountId}
        disabled={!isHydrated}
        onClick={() => setIsAsking(true)}
        className="max-sm:w-full"
      >
        Disconnect
      </Button>
      <DisconnectDialog integration={integration} open={isAsking} onOpenChange={setIsAsking} />
    </li>
  )
}

/** In the account's own format; empty for the moment in which that is not known. */
function datesOf({ createdAt, lastUsedAt }: Integration, settings: Settings | undefined): string {
  if (!settings) return '\u00a0'
  const dateOf = (instant: string) => formatDate(Date.parse(instant), settings.timezone, settings.dateFormat)
  const use = lastUsedAt ? `Last used ${dateOf(lastUsedAt)}` : 'Not used yet'
  return `Since ${dateOf(createdAt)} · ${use}`
}
