import { dehydrate } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { ownerTexts } from '@/app/(owner)/owner-texts'
import { OwnerScreen } from '@/components/layout/owner-screen'
import { ResponseMissing } from '@/components/responses/problem'
import { ResponseScreen } from '@/components/responses/response/response-screen'
import { requireOwner } from '@/lib/auth/page-session'
import { keys } from '@/lib/client/keys'
import { createQueryClient } from '@/lib/client/query-client'
import { getFormResponse, getNeighbours } from '@/lib/forms/server/read-responses'
import { getSettings } from '@/lib/settings/service'
import { nullIfMissing } from '@/lib/shared/errors'
import { isUuid } from '@/lib/shared/text/uuid'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await ownerTexts()).t.responses.detailTitle }
}

type Owner = Awaited<ReturnType<typeof requireOwner>>

export default async function ResponsePage({ params }: { params: Promise<{ id: string }> }) {
  const owner = await requireOwner()
  const id = (await params).id.toLowerCase()
  const [content, settings] = await Promise.all([findContent(owner.id, id), getSettings(owner.id)])
  if (!content) return <ResponseMissing />
  const cache = createQueryClient()
  cache.setQueryData(keys.settings, settings)
  cache.setQueryData(keys.forms.response(id), content.detail)
  cache.setQueryData(keys.forms.neighbours(id), content.neighbours)
  return (
    <OwnerScreen state={dehydrate(cache)}>
      <ResponseScreen id={id} />
    </OwnerScreen>
  )
}

/** Null when the owner has no such response. */
async function findContent(owner: Owner['id'], id: string) {
  if (!isUuid(id)) return null
  const read = await nullIfMissing(Promise.all([getFormResponse(owner, id), getNeighbours(owner, id)]))
  return read && { detail: read[0], neighbours: read[1] }
}
