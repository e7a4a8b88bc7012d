import { dehydrate } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { ownerTexts } from '@/app/(owner)/owner-texts'
import { DevelopersScreen } from '@/components/developers/developers-screen'
import { ServerData } from '@/components/layout/server-data'
import { listKeys } from '@/lib/api-keys/service'
import { requireOwner } from '@/lib/auth/page-session'
import { keys } from '@/lib/client/keys'
import { createQueryClient } from '@/lib/client/query-client'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await ownerTexts()).part('developers').t.title }
}

export default async function DevelopersPage() {
  const { id } = await requireOwner()
  const cache = createQueryClient()
  await cache.prefetchQuery({ queryKey: keys.apiKeys, queryFn: () => listKeys(id) })
  return (
    <ServerData state={dehydrate(cache)}>
      <DevelopersScreen />
    </ServerData>
  )
}
