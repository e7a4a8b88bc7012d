import { dehydrate } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { ownerTexts } from '@/app/(owner)/owner-texts'
import { OwnerScreen } from '@/components/layout/owner-screen'
import { FormMissing } from '@/components/responses/problem'
import { type ResponseView, toResponseView } from '@/components/responses/response-view'
import { ResponsesScreen } from '@/components/responses/responses-screen'
import { requireOwner } from '@/lib/auth/page-session'
import { keys } from '@/lib/client/keys'
import { createQueryClient } from '@/lib/client/query-client'
import { RESPONSES_ON_PAGE } from '@/lib/forms/responses-page'
import type { ResponseQuery } from '@/lib/forms/responses-schema'
import { listAskedQuestions, listFormResponses } from '@/lib/forms/server/read-responses'
import { getForm } from '@/lib/forms/server/service'
import { getSettings } from '@/lib/settings/service'
import { nullIfMissing } from '@/lib/shared/errors'
import { isUuid } from '@/lib/shared/text/uuid'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await ownerTexts()).part('forms').t.responses }
}

type Owner = Awaited<ReturnType<typeof requireOwner>>

type Props = { params: Promise<{ id: string }>; searchParams: Promise<{ view?: string | string[] }> }

export default async function ResponsesPage({ params, searchParams }: Props) {
  const owner = await requireOwner()
  const id = (await params).id.toLowerCase()
  const view = toResponseView((await searchParams).view)
  const filter: ResponseQuery = view === 'spam' ? { spam: '1' } : {}
  const [content, settings] = await Promise.all([findContent(owner.id, id, view), getSettings(owner.id)])
  if (!content) return <FormMissing />
  const cache = createQueryClient()
  cache.setQueryData(keys.settings, settings)
  cache.setQueryData(keys.forms.one(id), content.form)
  cache.setQueryData(keys.forms.askedQuestions(id), content.asked)
  if (content.page) cache.setQueryData(keys.forms.responses(id, filter), { pages: [content.page], pageParams: [1] })
  return (
    <OwnerScreen state={dehydrate(cache)}>
      <ResponsesScreen formId={id} view={view} openedAt={Date.now()} />
    </OwnerScreen>
  )
}

/** Null when the owner has no such form. */
async function findContent(owner: Owner['id'], id: string, view: ResponseView) {
  if (!isUuid(id)) return null
  const key = { owner, formId: id }
  const read = await nullIfMissing(
    Promise.all([
      getForm(owner, id),
      view === 'summary' ? null : listFormResponses(key, { page: 1, size: RESPONSES_ON_PAGE, spam: view === 'spam' }),
      listAskedQuestions(key),
    ]),
  )
  return read && { form: read[0], page: read[1], asked: read[2] }
}
