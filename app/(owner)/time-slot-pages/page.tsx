import { dehydrate } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { ownerTexts } from '@/app/(owner)/owner-texts'
import { OwnerScreen } from '@/components/layout/owner-screen'
import { PageList } from '@/components/pages/list/page-list'
import { requireOwner } from '@/lib/auth/page-session'
import { keys } from '@/lib/client/keys'
import { createQueryClient } from '@/lib/client/query-client'
import { listTimeSlotPages, listUpcoming } from '@/lib/pages/server/service'
import { getSettings } from '@/lib/settings/service'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await ownerTexts()).part('pages').t.title }
}

export default async function TimeSlotPagesPage() {
  const { id } = await requireOwner()
  const [pages, upcoming, settings] = await Promise.all([
    listTimeSlotPages(id),
    listUpcoming(id, new Date()),
    getSettings(id),
  ])
  const cache = createQueryClient()
  cache.setQueryData(keys.timeSlotPages.all, pages)
  cache.setQueryData(keys.timeSlotPages.upcoming, upcoming)
  cache.setQueryData(keys.settings, settings)
  return (
    <OwnerScreen state={dehydrate(cache)}>
      <PageList />
    </OwnerScreen>
  )
}
