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

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await ownerTexts()).part('integrations').t.metaTitle }
}

export default async function IntegrationsPage() {
  const { id } = await requireOwner()
  const cache = createQueryClient()
  cache.setQueryData(keys.providers, listProviders())
  cache.setQueryData(keys.integrations, await listIntegrations(id, new Date()))
  return (
    <OwnerScreen state={dehydrate(cache)}>
      <IntegrationsScreen />
    </OwnerScreen>
  )
}
