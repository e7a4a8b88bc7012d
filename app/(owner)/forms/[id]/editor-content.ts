import type { QueryClient } from '@tanstack/react-query'
import type { requireOwner } from '@/lib/auth/page-session'
import { keys } from '@/lib/client/keys'
import { listFormQuestions } from '@/lib/forms/server/edit-questions'
import { listFormRules } from '@/lib/forms/server/edit-rules'
import { getForm } from '@/lib/forms/server/service'
import { getSettings } from '@/lib/settings/service'
import { nullIfMissing } from '@/lib/shared/errors'
import { isUuid } from '@/lib/shared/text/uuid'

type Owner = Awaited<ReturnType<typeof requireOwner>>

/** Reads what the editor of a form shows in any tab. False when the owner has no such form. */
export async function readEditor(cache: QueryClient, owner: Owner['id'], id: string): Promise<boolean> {
  if (!isUuid(id)) return false
  const key = { owner, formId: id }
  const [content, settings] = await Promise.all([
    nullIfMissing(Promise.all([getForm(owner, id), listFormQuestions(key), listFormRules(key)])),
    getSettings(owner),
  ])
  cache.setQueryData(keys.settings, settings)
  if (!content) return false
  const [form, questions, rules] = content
  cache.setQueryData(keys.forms.one(id), form)
  cache.setQueryData(keys.forms.questions(id), questions)
  cache.setQueryData(keys.forms.rules(id), rules)
  return true
}
