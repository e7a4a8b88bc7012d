import { dehydrate } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { ownerTexts } from '@/app/(owner)/owner-texts'
import { OwnerScreen } from '@/components/layout/owner-screen'
import { PageProblem } from '@/components/pages/page-problem'
import { FairnessScreen } from '@/components/teams/fairness/fairness-screen'
import { requireOwner } from '@/lib/auth/page-session'
import { keys } from '@/lib/client/keys'
import { createQueryClient } from '@/lib/client/query-client'
import { readFairness } from '@/lib/pages/server/hosts/fairness'
import { getSettings } from '@/lib/settings/service'
import { isUuid } from '@/lib/shared/text/uuid'
import { findOwnPage } from '../../../../../time-slot-pages/own-page'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await ownerTexts()).part('fairness').t.title }
}

export default async function FairnessPage({ params }: { params: Promise<{ id: string }> }) {
  const owner = await requireOwner()
  const { title } = (await ownerTexts()).part('fairness').t
  const id = (await params).id.toLowerCase()
  if (!isUuid(id)) return <PageProblem title={title} problem="invalidId" />
  const [page, settings] = await Promise.all([findOwnPage(owner.id, id), getSettings(owner.id)])
  if (!page) return <PageProblem title={title} problem="notFound" />
  const cache = createQueryClient()
  cache.setQueryData(keys.timeSlotPages.one(id), page)
  cache.setQueryData(keys.settings, settings)
  // If the read fails, the browser reads again and shows the error.
  await cache.prefetchQuery({
    queryKey: keys.timeSlotPages.fairness(id, ''),
    queryFn: () => readFairness(owner.id, id, {}),
  })
  return (
    <OwnerScreen state={dehydrate(cache)}>
      <FairnessScreen id={id} openedAt={Date.now()} />
    </OwnerScreen>
  )
}
