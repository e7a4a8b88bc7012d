'use client'

import { useId } from 'react'
import { useIntegrations, useProviders } from '@/lib/client/integrations'
import { useSettings } from '@/lib/client/settings'
import { useTexts } from '@/messages/react/texts-provider'
import { PageHeader } from '../layout/page-header'
import { ProviderCard } from './provider-card'
import { CALENDARS, PLATFORMS, type ProviderCardFacts } from './provider-facts'
import { RenewalNotices } from './renewal-notices'
import { useArrivalToast } from './use-arrival-toast'

/** The page brings its data. If that failed, cards offer to connect until the browser has read it. */
export function IntegrationsScreen() {
  const { t } = useTexts('integrations')
  const calendarsId = useId()
  const { data: integrations = [] } = useIntegrations()
  const { data: providers } = useProviders()
  const { data: settings } = useSettings()
  useArrivalToast()

  const cardOf = (facts: ProviderCardFacts, heading: 'h2' | 'h3') => (
    <ProviderCard
      key={facts.id}
      facts={facts}
      heading={heading}
      isConfigured={providers?.find(({ id }) => id === facts.id)?.configured ?? true}
      integrations={integrations}
      settings={settings}
    />
  )
  return (
    <>
      <PageHeader title={t.title} text={t.intro} />
      <RenewalNotices integrations={integrations} />
      <div className="grid gap-4">{PLATFORMS.map((facts) => cardOf(facts, 'h2'))}</div>
      <section aria-labelledby={calendarsId} className="mt-10">
        <h2 id={calendarsId} className="font-semibold text-xl tracking-tight">
          {t.calendars.heading}
        </h2>
        <p className="mt-1 mb-4 text-muted-foreground text-sm">{t.calendars.intro}</p>
        <div className="grid gap-4">{CALENDARS.map((facts) => cardOf(facts, 'h3'))}</div>
      </section>
    </>
  )
}
