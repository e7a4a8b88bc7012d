import { dehydrate, HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { FormMissing } from '@/components/responses/problem'
import { ResponsesScreen } from '@/components/responses/responses-screen'
import { requireOwner } from '@/lib/auth/page-session'
import { keys } from '@/lib/client/keys'
import { createQueryClient } from '@/lib/client/query-client'
import { AppError } from '@/lib/errors'
import { listAskedQuestions, listFormResponses } from '@/lib/forms/read-responses'
import { RESPONSES_ON_PAGE } from '@/lib/forms/responses-page'
import { getForm } from '@/lib/forms/service'
import { getSettings } from '@/lib/settings/service'
import { isUuid } from '@/lib/uuid'

export const metadata: Metadata = { title: 'Responses' }

type Owner = Awaited<ReturnType<typeof requireOwner>>

export default async function ResponsesPage({ params }: { params: Promise<{ id: string }> }) {
  const owner = await requireOwner()
  const id = (await params).id.toLowerCase()
  const [content, settings] = await Promise.all([findContent(owner.id, id), getSettings(owner.id)])
  if (!content) return <FormMissing />
  const cache = createQueryClient()
  cache.setQueryData(keys.settings, settings)
  cache.setQueryData(keys.forms.one(id), content.form)
  cache.setQueryData(keys.forms.askedQuestions(id), content.asked)
  cache.setQueryData(keys.forms.responses(id, {}), { pages: [content.page], pageParams: [1] })
  return (
    <HydrationBoundary state={dehydrate(cache)}>
      <ResponsesScreen formId={id} openedAt={Date.now()} />
    </HydrationBoundary>
  )
}

/** Null when there is no such form of this owner's: the screen says so in its own words. */
async function findContent(owner: Owner['id'], id: string) {
  if (!isUuid(id)) return null
  try {
    const key = { owner, formId: id }
    const [form, page, asked] = await Promise.all([
      getForm(owner, id),
      listFormResponses(key, { page: 1, size: RESPONSES_ON_PAGE }),
      listAskedQuestions(key),
    ])
    return { form, page, asked }
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  }
}
