import { dehydrate } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { ownerTexts } from '@/app/(owner)/owner-texts'
import { AvailabilityScreen } from '@/components/availability/availability-screen'
import { OwnerScreen } from '@/components/layout/owner-screen'
import { requireOwner } from '@/lib/auth/page-session'
import { keys } from '@/lib/client/keys'
import { createQueryClient } from '@/lib/client/query-client'
import { listFeeds } from '@/lib/meetings/server/feeds/feeds'
import { listTimeSlotPages } from '@/lib/pages/server/service'
import { listOwnTimeOff } from '@/lib/time-off/server/time-off'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await ownerTexts()).part('availability').t.title }
}

export default async function AvailabilityPage() {
  const { id } = await requireOwner()
  const cache = createQueryClient()
  // If a read fails, the browser reads again and shows the error.
  await Promise.all([
    cache.prefetchQuery({ queryKey: keys.timeOff.list, queryFn: () => listOwnTimeOff(id, {}) }),
    cache.prefetchQuery({ queryKey: keys.timeSlotPages.all, queryFn: () => listTimeSlotPages(id) }),
    cache.prefetchQuery({ queryKey: keys.feeds, queryFn: () => listFeeds(id) }),
  ])
  return (
    <OwnerScreen state={dehydrate(cache)}>
      <AvailabilityScreen openedAt={Date.now()} />
    </OwnerScreen>
  )
}
