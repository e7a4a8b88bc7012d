'use client'

import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { Link } from '@/components/ui/link'
import { useIntegrations, useProviders } from '@/lib/client/integrations'
import { useSettings } from '@/lib/client/settings'
import { PROVIDER_OF_TYPE } from '@/lib/shared/calendars/integration'
import { factsOf } from '@/lib/shared/calendars/providers'
import { commaList } from '@/lib/shared/text/comma-list'
import { sayNodes } from '@/messages/react/say-nodes'
import { useTexts } from '@/messages/react/texts-provider'
import { PageHeader } from '../layout/page-header'
import { RoomBack } from '../layout/room-back'
import { textLink } from '../ui/link-styles'
import { useAccountKind, useForKind } from '../ui/team'
import { ProviderCard } from './provider-card'
import { CALENDARS, isOfferedTo, PLATFORMS, type ProviderCardFacts } from './provider-facts'
import { RenewalNotices } from './renewal-notices'
import { useArrivalToast } from './use-arrival-toast'

/** Services that can be connected first. The page brings its data; if that failed, cards offer to connect until the browser has read it. */
export function IntegrationsScreen() {
  const { t, say, locale } = useTexts('integrations')
  const forKind = useForKind()
  const kind = useAccountKind()
  const calendarsId = useId()
  const { data: integrations = [] } = useIntegrations()
  const { data: providers } = useProviders()
  const { data: settings } = useSettings()
  useArrivalToast()

  const isConfigured = ({ id }: ProviderCardFacts) =>
    providers?.find((provider) => provider.id === id)?.configured ?? true
  // An account that was connected before stays in view, so that it can be disconnected.
  const isConnected = ({ id }: ProviderCardFacts) => integrations.some(({ type }) => PROVIDER_OF_TYPE[type] === id)
  const isReady = (facts: ProviderCardFacts) =>
    isConnected(facts) || (isOfferedTo(kind, facts.id) && isConfigured(facts))
  const ready = { platforms: PLATFORMS.filter(isReady), calendars: CALENDARS.filter(isReady) }
  const rest = [...CALENDARS, ...PLATFORMS].filter((facts) => isOfferedTo(kind, facts.id) && !isReady(facts))

  const cardOf = (facts: ProviderCardFacts, heading: 'h2' | 'h3') => (
    <ProviderCard
      key={facts.id}
      facts={facts}
      heading={heading}
      isConfigured={isConfigured(facts)}
      integrations={integrations}
      settings={settings}
    />
  )
  return (
    <>
      <RoomBack />
      <PageHeader title={t.title} text={forKind(t.intro)} />
      <RenewalNotices integrations={integrations} />
      <div className="grid gap-10">
        {ready.platforms.length > 0 && (
          <div className="grid gap-4">{ready.platforms.map((facts) => cardOf(facts, 'h2'))}</div>
        )}
        {ready.calendars.length > 0 && (
          <section aria-labelledby={calendarsId}>
            <h2 id={calendarsId} className="font-semibold text-xl tracking-tight">
              {t.calendars.heading}
            </h2>
            <p className="mt-1 mb-4 text-muted-foreground text-sm">{forKind(t.calendars.intro)}</p>
            <div className="grid gap-4">{ready.calendars.map((facts) => cardOf(facts, 'h3'))}</div>
            <p className="mt-4 text-muted-foreground text-sm">
              {sayNodes(locale, t.toFeeds, {
                feeds: (words) => (
                  <Link href="/availability#feeds" className={textLink}>
                    {words}
                  </Link>
                ),
              })}
            </p>
          </section>
        )}
        {rest.length > 0 && (
          <details className="group">
            <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-lg text-muted-foreground text-sm [&::-webkit-details-marker]:hidden">
              <ChevronRight aria-hidden="true" className="size-4 shrink-0 transition-transform group-open:rotate-90" />
              {say(t.notEnabled, { services: namesOf(rest, locale) })}
            </summary>
            <div className="mt-3 grid gap-4">{rest.map((facts) => cardOf(facts, 'h2'))}</div>
          </details>
        )}
      </div>
    </>
  )
}

function namesOf(cards: readonly ProviderCardFacts[], locale: string): string {
  return commaList(
    cards.map(({ id }) => factsOf(id).name),
    locale,
  )
}
