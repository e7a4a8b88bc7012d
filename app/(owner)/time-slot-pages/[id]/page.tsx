import { dehydrate } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { ownerTexts } from '@/app/(owner)/owner-texts'
import { OwnerScreen } from '@/components/layout/owner-screen'
import { OwnerPage } from '@/components/pages/page/owner-page'
import { PageProblem } from '@/components/pages/page-problem'
import { requireOwner } from '@/lib/auth/page-session'
import { keys } from '@/lib/client/keys'
import { createQueryClient } from '@/lib/client/query-client'
import { getSchedule } from '@/lib/meetings/server/booking/schedule'
import { listMeetingPage } from '@/lib/meetings/server/service'
import { getSettings } from '@/lib/settings/service'
import { nullIfMissing } from '@/lib/shared/errors'
import { mayUse } from '@/lib/shared/owner-screens'
import { TAKING_STATUSES } from '@/lib/shared/statuses'
import { isUuid } from '@/lib/shared/text/uuid'
import { findOwnPage } from '../own-page'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await ownerTexts()).part('pages').t.one }
}

export default async function TimeSlotPagePage({ params }: { params: Promise<{ id: string }> }) {
  const owner = await requireOwner()
  const title = (await ownerTexts()).part('pages').t.one
  const id = (await params).id.toLowerCase()
  if (!isUuid(id)) return <PageProblem title={title} problem="invalidId" />
  const now = new Date()
  const coming = { pageId: id, from: now, status: [...TAKING_STATUSES], order: 'asc' as const, page: 1 }
  const [page, settings, schedule, bookings] = await Promise.all([
    findOwnPage(owner.id, id),
    getSettings(owner.id),
    nullIfMissing(getSchedule({ id, owner: owner.id }, null)),
    mayUse(owner.role, 'meetings') ? listMeetingPage(owner.id, coming, now) : null,
  ])
  if (!page || !schedule) return <PageProblem title={title} problem="notFound" />
  const cache = createQueryClient()
  cache.setQueryData(keys.timeSlotPages.one(id), page)
  cache.setQueryData(keys.timeSlotPages.closedDates(id), schedule.dates)
  if (bookings) cache.setQueryData(keys.meetings.ofPage(id), { pages: [bookings], pageParams: [undefined] })
  cache.setQueryData(keys.settings, settings)
  return (
    <OwnerScreen state={dehydrate(cache)}>
      <OwnerPage id={id} now={now.getTime()} />
    </OwnerScreen>
  )
}
