import type { Metadata } from 'next'
import { ownerTexts } from '@/app/(owner)/owner-texts'
import { OwnerScreen } from '@/components/layout/owner-screen'
import { PaperScreen } from '@/components/responses/paper/paper-screen'
import { FormMissing } from '@/components/responses/problem'
import { requireOwner } from '@/lib/auth/page-session'
import { readPrintedIds } from '@/lib/forms/printed-ids'
import { getFormResponses } from '@/lib/forms/server/read-responses'
import { nullIfMissing } from '@/lib/shared/errors'
import { isUuid } from '@/lib/shared/text/uuid'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await ownerTexts()).t.responses.title }
}

type Props = { params: Promise<{ id: string }>; searchParams: Promise<{ ids?: string | string[] }> }

/** The responses that the address names, each on sheets of its own. */
export default async function PrintPage({ params, searchParams }: Props) {
  const owner = await requireOwner()
  const id = (await params).id.toLowerCase()
  const ids = readPrintedIds((await searchParams).ids)
  const details = isUuid(id) ? await nullIfMissing(getFormResponses({ owner: owner.id, formId: id }, ids)) : null
  if (!details?.length) return <FormMissing />
  return (
    <OwnerScreen>
      <PaperScreen formId={id} details={details} />
    </OwnerScreen>
  )
}
