import { dehydrate } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { ownerTexts } from '@/app/(owner)/owner-texts'
import { OwnerScreen } from '@/components/layout/owner-screen'
import { EditPage } from '@/components/pages/editor/edit-page'
import { PageProblem } from '@/components/pages/page-problem'
import { requireOwner } from '@/lib/auth/page-session'
import { keys } from '@/lib/client/keys'
import { createQueryClient } from '@/lib/client/query-client'
import { toEditorTab } from '@/lib/pages/editor-tabs'
import { timezoneOptions } from '@/lib/scheduling/timezones'
import { getSettings } from '@/lib/settings/service'
import { isUuid } from '@/lib/shared/text/uuid'
import { findOwnPage } from '../../own-page'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await ownerTexts()).part('pages').t.edit }
}

type Props = {
  params: Promise<{ id: string }>
  searchParams: Promise<{ tab?: string | string[]; try?: string | string[] }>
}

export default async function EditTimeSlotPagePage({ params, searchParams }: Props) {
  const owner = await requireOwner()
  const title = (await ownerTexts()).part('pages').t.edit
  const id = (await params).id.toLowerCase()
  if (!isUuid(id)) return <PageProblem title={title} problem="invalidId" />
  const [page, settings] = await Promise.all([findOwnPage(owner.id, id), getSettings(owner.id)])
  if (!page) return <PageProblem title={title} problem="notFound" />
  const asked = await searchParams
  const cache = createQueryClient()
  cache.setQueryData(keys.timeSlotPages.one(id), page)
  cache.setQueryData(keys.settings, settings)
  return (
    <OwnerScreen state={dehydrate(cache)}>
      <EditPage
        id={id}
        timezones={timezoneOptions(Date.now(), [page.timezone], (await ownerTexts()).locale)}
        openedTab={toEditorTab(asked.tab)}
        tried={asked.try}
      />
    </OwnerScreen>
  )
}
