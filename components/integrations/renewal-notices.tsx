import { TriangleAlert } from 'lucide-react'
import { type Integration, PROVIDER_OF_TYPE } from '@/lib/shared/calendars/integration'
import { SERVICE_NAMES } from '@/lib/shared/calendars/service-names'
import { useTexts } from '@/messages/react/texts-provider'
import { useForKind } from '../ui/team'
import { ConnectButton } from './connect-button'
import { renewPath } from './provider-facts'

/** A notice for each expired connection. */
export function RenewalNotices({ integrations }: { integrations: readonly Integration[] }) {
  const { t } = useTexts('integrations')
  const expired = integrations.filter(({ status }) => status === 'expired')
  if (expired.length === 0) return null
  return (
    <section aria-label={t.renewals.label} className="mb-6 flex flex-col gap-2">
      {expired.map((integration) => (
        <RenewalNotice key={integration.id} integration={integration} />
      ))}
    </section>
  )
}

function RenewalNotice({ integration }: { integration: Integration }) {
  const { t, say } = useTexts('integrations')
  const forKind = useForKind()
  const service = SERVICE_NAMES[integration.type]
  const { turnedAway = 0 } = integration
  const account = integration.account || t.renewals.thisAccount
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-2xl bg-warning-soft p-4 text-sm text-warning-foreground">
      <TriangleAlert aria-hidden="true" className="size-5 shrink-0 self-start" />
      <div className="min-w-0 flex-1 basis-52">
        <h2 className="font-semibold">{say(t.renewals.title, { service })}</h2>
        <p className="mt-0.5 break-words">{say(forKind(t.renewals.text), { account })}</p>
        {turnedAway > 0 && <p className="mt-1 font-medium">{say(t.renewals.turnedAway, { count: turnedAway })}</p>}
      </div>
      <ConnectButton
        provider={PROVIDER_OF_TYPE[integration.type]}
        path={renewPath(integration)}
        renews={integration}
        variant="outline"
        className="max-sm:w-full"
        aria-description={account}
      >
        {t.renewals.refresh}
      </ConnectButton>
    </div>
  )
}
