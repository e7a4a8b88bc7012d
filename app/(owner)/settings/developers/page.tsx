import { dehydrate } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { ownerTexts } from '@/app/(owner)/owner-texts'
import { DevelopersScreen } from '@/components/developers/developers-screen'
import { OwnerScreen } from '@/components/layout/owner-screen'
import { listKeys } from '@/lib/api-keys/service'
import { requireOwner } from '@/lib/auth/page-session'
import { keys } from '@/lib/client/keys'
import { createQueryClient } from '@/lib/client/query-client'
import { listWebhooks } from '@/lib/webhooks/server/endpoints'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await ownerTexts()).part('developers').t.title }
}

export default async function DevelopersPage() {
  const { id } = await requireOwner()
  const cache = createQueryClient()
  // If a read fails, the browser reads again and shows the error.
  await Promise.all([
    cache.prefetchQuery({ queryKey: keys.apiKeys, queryFn: () => listKeys(id) }),
    cache.prefetchQuery({ queryKey: keys.webhooks.all, queryFn: () => listWebhooks(id) }),
  ])
  return (
    <OwnerScreen state={dehydrate(cache)}>
      <DevelopersScreen />
    </OwnerScreen>
  )
}
