import { dehydrate } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { ownerTexts } from '@/app/(owner)/owner-texts'
import { FormProblem } from '@/components/forms/form-problem'
import { OwnerScreen } from '@/components/layout/owner-screen'
import { FormEditor } from '@/components/responses/form-editor'
import { requireOwner } from '@/lib/auth/page-session'
import { createQueryClient } from '@/lib/client/query-client'
import { readEditor } from '../editor-content'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await ownerTexts()).part('forms').t.editor.title }
}

export default async function EditFormPage({ params }: { params: Promise<{ id: string }> }) {
  const owner = await requireOwner()
  const id = (await params).id.toLowerCase()
  const cache = createQueryClient()
  if (!(await readEditor(cache, owner.id, id))) {
    const { t } = (await ownerTexts()).part('forms')
    return <FormProblem title={t.editor.title} text={t.notFound} />
  }
  return (
    <OwnerScreen state={dehydrate(cache)}>
      <FormEditor id={id} openedAt={Date.now()} />
    </OwnerScreen>
  )
}
