import { dehydrate, HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { OwnerPage } from '@/components/pages/page/owner-page'
import { INVALID_PAGE_ID, PageProblem } from '@/components/pages/page-problem'
import { requireOwner } from '@/lib/auth/page-session'
import { keys } from '@/lib/client/keys'
import { createQueryClient } from '@/lib/client/query-client'
import { PAGE_NOT_FOUND } from '@/lib/pages/server/service'
import { getSettings } from '@/lib/settings/service'
import { isUuid } from '@/lib/vocabulary/uuid'
import { findOwnPage } from '../own-page'

export const metadata: Metadata = { title: 'Time Slot Page' }

export default async function TimeSlotPagePage({ params }: { params: Promise<{ id: string }> }) {
  const owner = await requireOwner()
  const id = (await params).id.toLowerCase()
  if (!isUuid(id)) return <PageProblem title="Time Slot Page" text={INVALID_PAGE_ID} />
  const [page, settings] = await Promise.all([findOwnPage(owner.id, id), getSettings(owner.id)])
  if (!page) return <PageProblem title="Time Slot Page" text={PAGE_NOT_FOUND} />
  const cache = createQueryClient()
  cache.setQueryData(keys.timeSlotPages.one(id), page)
  cache.setQueryData(keys.settings, settings)
  return (
    <HydrationBoundary state={dehydrate(cache)}>
      <OwnerPage id={id} now={Date.now()} />
    </HydrationBoundary>
  )
}
