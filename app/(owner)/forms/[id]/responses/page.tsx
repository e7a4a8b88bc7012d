import { dehydrate } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { ownerTexts } from '@/app/(owner)/owner-texts'
import { OwnerScreen } from '@/components/layout/owner-screen'
import { FormResponses } from '@/components/responses/form-responses'
import { FormMissing } from '@/components/responses/problem'
import { type ResponseView, toResponseView } from '@/components/responses/response-view'
import { requireOwner } from '@/lib/auth/page-session'
import { keys } from '@/lib/client/keys'
import { createQueryClient } from '@/lib/client/query-client'
import { RESPONSES_ON_PAGE } from '@/lib/forms/responses-page'
import type { ResponseQuery } from '@/lib/forms/responses-schema'
import { listAskedQuestions, listFormResponses } from '@/lib/forms/server/read-responses'
import { nullIfMissing } from '@/lib/shared/errors'
import { isUuid } from '@/lib/shared/text/uuid'
import { readEditor } from '../editor-content'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await ownerTexts()).part('forms').t.responses }
}

type Owner = Awaited<ReturnType<typeof requireOwner>>

type Props = { params: Promise<{ id: string }>; searchParams: Promise<{ view?: string | string[] }> }

/** The editor of the form with its responses. */
export default async function ResponsesPage({ params, searchParams }: Props) {
  const owner = await requireOwner()
  const id = (await params).id.toLowerCase()
  const view = toResponseView((await searchParams).view)
  const filter: ResponseQuery = view === 'spam' ? { spam: '1' } : {}
  const cache = createQueryClient()
  const [isFound, responses] = await Promise.all([readEditor(cache, owner.id, id), findResponses(owner.id, id, view)])
  if (!isFound || !responses) return <FormMissing />
  cache.setQueryData(keys.forms.askedQuestions(id), responses.asked)
  if (responses.page) cache.setQueryData(keys.forms.responses(id, filter), { pages: [responses.page], pageParams: [1] })
  return (
    <OwnerScreen state={dehydrate(cache)}>
      <FormResponses id={id} openedAt={Date.now()} />
    </OwnerScreen>
  )
}

/** Null when the owner has no such form. */
async function findResponses(owner: Owner['id'], id: string, view: ResponseView) {
  if (!isUuid(id)) return null
  const key = { owner, formId: id }
  const read = await nullIfMissing(
    Promise.all([
      view === 'summary' ? null : listFormResponses(key, { page: 1, size: RESPONSES_ON_PAGE, spam: view === 'spam' }),
      listAskedQuestions(key),
    ]),
  )
  return read && { page: read[0], asked: read[1] }
}
