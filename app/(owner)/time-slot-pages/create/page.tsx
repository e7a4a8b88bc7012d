import { dehydrate } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { ownerTexts } from '@/app/(owner)/owner-texts'
import { OwnerScreen } from '@/components/layout/owner-screen'
import { CreatePage } from '@/components/pages/editor/create-page'
import { requireOwner } from '@/lib/auth/page-session'
import { keys } from '@/lib/client/keys'
import { createQueryClient } from '@/lib/client/query-client'
import { toEditorTab } from '@/lib/pages/editor-tabs'
import { timezoneOptions } from '@/lib/scheduling/timezones'
import { getSettings } from '@/lib/settings/service'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await ownerTexts()).part('pages').t.create }
}

type Props = { searchParams: Promise<{ tab?: string | string[] }> }

export default async function CreateTimeSlotPagePage({ searchParams }: Props) {
  const { id } = await requireOwner()
  const settings = await getSettings(id)
  const cache = createQueryClient()
  cache.setQueryData(keys.settings, settings)
  return (
    <OwnerScreen state={dehydrate(cache)}>
      <CreatePage
        timezones={timezoneOptions(Date.now(), [settings.timezone], (await ownerTexts()).locale)}
        openedTab={toEditorTab((await searchParams).tab)}
      />
    </OwnerScreen>
  )
}
