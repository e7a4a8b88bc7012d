import { dehydrate } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { ownerTexts } from '@/app/(owner)/owner-texts'
import { OwnerScreen } from '@/components/layout/owner-screen'
import { TimeOffScreen } from '@/components/time-off/time-off-screen'
import { requireOwner } from '@/lib/auth/page-session'
import { keys } from '@/lib/client/keys'
import { createQueryClient } from '@/lib/client/query-client'
import { listOwnTimeOff } from '@/lib/time-off/server/time-off'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await ownerTexts()).part('timeOff').t.title }
}

export default async function TimeOffPage() {
  const { id } = await requireOwner()
  const cache = createQueryClient()
  // If the read fails, the browser reads again and shows the error.
  await cache.prefetchQuery({ queryKey: keys.timeOff.list, queryFn: () => listOwnTimeOff(id, {}) })
  return (
    <OwnerScreen state={dehydrate(cache)}>
      <TimeOffScreen openedAt={Date.now()} />
    </OwnerScreen>
  )
}
