import { TriangleAlert } from 'lucide-react'
import type { Integration } from '@/lib/vocabulary/integration'
import { SERVICE_NAMES } from '@/lib/vocabulary/service-names'
import { ConnectButton } from './connect-button'
import { renewPath } from './provider-facts'

/** One for each connection that its provider no longer accepts. */
export function RenewalNotices({ integrations }: { integrations: readonly Integration[] }) {
  const expired = integrations.filter(({ status }) => status === 'expired')
  if (expired.length === 0) return null
  return (
    <section aria-label="Connections to renew" className="mb-6 flex flex-col gap-2">
      {expired.map((integration) => (
        <RenewalNotice key={integration.id} integration={integration} />
      ))}
    </section>
  )
}

function RenewalNotice({ integration }: { integration: Integration }) {
  const path = renewPath(integration)
  const account = integration.account || 'this account'
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-2xl bg-warning-soft p-4 text-sm text-warning-foreground">
      <TriangleAlert aria-hidden="true" className="size-5 shrink-0 self-start" />
      <div className="min-w-0 flex-1 basis-52">
        <h2 className="font-semibold">{SERVICE_NAMES[integration.type]} Token Renewal Required</h2>
        <p className="mt-0.5 break-words">
          {SERVICE_NAMES[integration.type]} no longer lets Slotform into {account}. Until you renew it, no link or
          calendar event is made with it, and times that depend on it are not offered.
        </p>
      </div>
      {(path || integration.type === 'caldav') && (
        <ConnectButton
          path={path}
          renews={integration}
          variant="outline"
          className="max-sm:w-full"
          aria-description={account}
        >
          Refresh
        </ConnectButton>
      )}
    </div>
  )
}
