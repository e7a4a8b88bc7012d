import { dehydrate, HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { EditPage } from '@/components/pages/editor/edit-page'
import { INVALID_PAGE_ID, PageProblem } from '@/components/pages/page-problem'
import { requireOwner } from '@/lib/auth/page-session'
import { keys } from '@/lib/client/keys'
import { createQueryClient } from '@/lib/client/query-client'
import { PAGE_NOT_FOUND } from '@/lib/pages/server/service'
import { timezoneOptions } from '@/lib/scheduling/timezones'
import { getSettings } from '@/lib/settings/service'
import { isUuid } from '@/lib/vocabulary/uuid'
import { findOwnPage } from '../../own-page'

export const metadata: Metadata = { title: 'Edit Time Slot Page' }

export default async function EditTimeSlotPagePage({ params }: { params: Promise<{ id: string }> }) {
  const owner = await requireOwner()
  const id = (await params).id.toLowerCase()
  if (!isUuid(id)) return <PageProblem title="Edit Time Slot Page" text={INVALID_PAGE_ID} />
  const [page, settings] = await Promise.all([findOwnPage(owner.id, id), getSettings(owner.id)])
  if (!page) return <PageProblem title="Edit Time Slot Page" text={PAGE_NOT_FOUND} />
  const cache = createQueryClient()
  cache.setQueryData(keys.timeSlotPages.one(id), page)
  cache.setQueryData(keys.settings, settings)
  return (
    <HydrationBoundary state={dehydrate(cache)}>
      <EditPage id={id} timezones={timezoneOptions(Date.now(), [page.timezone])} />
    </HydrationBoundary>
  )
}
