import { dehydrate } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { ownerTexts } from '@/app/(owner)/owner-texts'
import { EditForm } from '@/components/forms/edit-form'
import { FormProblem } from '@/components/forms/form-problem'
import { toTab } from '@/components/forms/preset-tab'
import { OwnerScreen } from '@/components/layout/owner-screen'
import { requireOwner } from '@/lib/auth/page-session'
import { keys } from '@/lib/client/keys'
import { createQueryClient } from '@/lib/client/query-client'
import { listFormQuestions } from '@/lib/forms/server/edit-questions'
import { listFormRules } from '@/lib/forms/server/edit-rules'
import { getForm } from '@/lib/forms/server/service'
import { getSettings } from '@/lib/settings/service'
import { nullIfMissing } from '@/lib/shared/errors'
import { isUuid } from '@/lib/shared/text/uuid'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await ownerTexts()).part('forms').t.editor.title }
}

type Owner = Awaited<ReturnType<typeof requireOwner>>
type Props = { params: Promise<{ id: string }>; searchParams: Promise<{ tab?: string | string[] }> }

export default async function EditFormPage({ params, searchParams }: Props) {
  const owner = await requireOwner()
  const id = (await params).id.toLowerCase()
  const [content, settings] = await Promise.all([findContent(owner.id, id), getSettings(owner.id)])
  if (!content) {
    const { t } = (await ownerTexts()).part('forms')
    return <FormProblem title={t.editor.title} text={t.notFound} />
  }
  const cache = createQueryClient()
  cache.setQueryData(keys.settings, settings)
  cache.setQueryData(keys.forms.one(id), content.form)
  cache.setQueryData(keys.forms.questions(id), content.questions)
  cache.setQueryData(keys.forms.rules(id), content.rules)
  return (
    <OwnerScreen state={dehydrate(cache)}>
      <EditForm id={id} openedTab={toTab((await searchParams).tab)} openedAt={Date.now()} />
    </OwnerScreen>
  )
}

/** Null when the owner has no such form. */
async function findContent(owner: Owner['id'], id: string) {
  if (!isUuid(id)) return null
  const key = { owner, formId: id }
  const read = await nullIfMissing(Promise.all([getForm(owner, id), listFormQuestions(key), listFormRules(key)]))
  return read && { form: read[0], questions: read[1], rules: read[2] }
}
