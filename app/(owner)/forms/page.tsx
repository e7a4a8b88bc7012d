import { dehydrate } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { ownerTexts } from '@/app/(owner)/owner-texts'
import { FormList } from '@/components/forms/list/form-list'
import { OwnerScreen } from '@/components/layout/owner-screen'
import { requireOwner } from '@/lib/auth/page-session'
import { keys } from '@/lib/client/keys'
import { createQueryClient } from '@/lib/client/query-client'
import { listOwnForms } from '@/lib/forms/server/service'
import { getSettings } from '@/lib/settings/service'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await ownerTexts()).part('forms').t.title }
}

export default async function FormsPage() {
  const { id } = await requireOwner()
  const [forms, settings] = await Promise.all([listOwnForms(id), getSettings(id)])
  const cache = createQueryClient()
  cache.setQueryData(keys.forms.all, forms)
  cache.setQueryData(keys.settings, settings)
  return (
    <OwnerScreen state={dehydrate(cache)}>
      <FormList openedAt={Date.now()} />
    </OwnerScreen>
  )
}
