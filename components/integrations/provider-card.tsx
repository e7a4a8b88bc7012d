import { Plus } from 'lucide-react'
import { useId } from 'react'
import type { Settings } from '@/lib/settings/schema'
import { type Integration, PROVIDER_OF_TYPE } from '@/lib/shared/calendars/integration'
import { factsOf } from '@/lib/shared/calendars/providers'
import { useTexts } from '@/messages/react/texts-provider'
import { Card } from '../ui/card'
import { useAccountKind, useForKind } from '../ui/team'
import { ConnectButton } from './connect-button'
import { ConnectionRow } from './connection-row'
import { isOfferedTo, type ProviderCardFacts } from './provider-facts'
import { VendorMark } from './vendor-mark'

type ProviderCardProps = {
  facts: ProviderCardFacts
  heading: 'h2' | 'h3'
  isConfigured: boolean
  integrations: readonly Integration[]
  settings: Settings | undefined
}

/** A provider with its connected accounts, and buttons to connect one. */
export function ProviderCard({ facts, heading: Heading, isConfigured, integrations, settings }: ProviderCardProps) {
  const { t, say } = useTexts('integrations')
  const forKind = useForKind()
  const isOffered = isOfferedTo(useAccountKind(), facts.id)
  const noteId = useId()
  const own = integrations.filter(({ type }) => PROVIDER_OF_TYPE[type] === facts.id)
  const { icon: Icon, connectPath } = facts
  const { name } = factsOf(facts.id)
  const headlines: Partial<Record<string, string>> = t.headlines
  // People sign in "with" a provider; CalDAV opens a dialog.
  const connectLabel = say(connectPath === null ? t.connect : t.connectWith, { service: name })
  const isByAddress = factsOf(facts.id).signIn === 'address'
  const waysOf = (label: string): { path: string | null; label: string }[] =>
    facts.ways?.map(({ type, service }) => ({
      path: `${connectPath}?type=${type}`,
      label: say(t.connect, { service }),
    })) ?? [{ path: connectPath, label }]
  const connect = {
    disabled: !isConfigured,
    'aria-describedby': isConfigured ? undefined : noteId,
    className: 'max-sm:w-full',
  }
  return (
    <Card className="grid gap-5">
      <div className="flex flex-wrap items-center gap-4">
        <span className="flex size-11 shrink-0 items-center justify-center rounded-xl bg-primary-soft text-primary-soft-foreground">
          <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
        </span>
        <div className="min-w-0 flex-1 basis-52">
          <Heading className="font-semibold text-lg tracking-tight">{headlines[facts.id] ?? name}</Heading>
          <p className="mt-0.5 text-muted-foreground text-sm">{forKind(t.providers[facts.id])}</p>
        </div>
        {own.length === 0 && (
          <div className="flex flex-wrap gap-2 max-sm:w-full">
            {waysOf(isByAddress ? t.byAddress.add : connectLabel).map(({ path, label }) => (
              // All alike: vendors ask that none of them stands out.
              <ConnectButton key={path} {...connect} provider={facts.id} path={path} variant="outline">
                <VendorMark provider={facts.id} />
                {label}
              </ConnectButton>
            ))}
          </div>
        )}
      </div>
      {!isConfigured && (
        <p id={noteId} className="rounded-lg bg-muted px-4 py-3 text-muted-foreground text-sm">
          {say(t.notConfigured, { service: name })}
        </p>
      )}
      {own.length > 0 && (
        <div>
          <ul>
            {own.map((integration) => (
              <ConnectionRow key={integration.id} integration={integration} settings={settings} />
            ))}
          </ul>
          {isOffered && (
            <div className="flex flex-wrap gap-2 border-t pt-4">
              {waysOf(isByAddress ? t.byAddress.addAnother : t.connectAnother).map(({ path, label }) => (
                <ConnectButton
                  key={path}
                  {...connect}
                  provider={facts.id}
                  path={path}
                  variant="ghost"
                  className="max-sm:w-full sm:first:-ms-5"
                >
                  <Plus aria-hidden="true" className="size-4" />
                  {label}
                </ConnectButton>
              ))}
            </div>
          )}
        </div>
      )}
    </Card>
  )
}
