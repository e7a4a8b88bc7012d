import { dehydrate } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { ownerTexts } from '@/app/(owner)/owner-texts'
import { IntegrationsScreen } from '@/components/integrations/integrations-screen'
import { OwnerScreen } from '@/components/layout/owner-screen'
import { requireOwner } from '@/lib/auth/page-session'
import { listProviders } from '@/lib/calendars/connecting/providers'
import { listIntegrations } from '@/lib/calendars/connecting/service'
import { keys } from '@/lib/client/keys'
import { createQueryClient } from '@/lib/client/query-client'
import { listTimeSlotPages } from '@/lib/pages/server/service'
import { getSettings } from '@/lib/settings/service'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await ownerTexts()).part('integrations').t.metaTitle }
}

export default async function IntegrationsPage() {
  const { id } = await requireOwner()
  const cache = createQueryClient()
  const [integrations, pages, settings] = await Promise.all([
    listIntegrations(id, new Date()),
    listTimeSlotPages(id),
    getSettings(id),
  ])
  cache.setQueryData(keys.providers, listProviders())
  cache.setQueryData(keys.integrations, integrations)
  // They say what uses a connection.
  cache.setQueryData(keys.timeSlotPages.all, pages)
  cache.setQueryData(keys.settings, settings)
  return (
    <OwnerScreen state={dehydrate(cache)}>
      <IntegrationsScreen />
    </OwnerScreen>
  )
}
