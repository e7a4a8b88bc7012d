import { database } from '@/db/client'
import type { FormKey } from '@/db/queries/forms/form-questions'
import { markResponses } from '@/db/queries/forms/form-responses'
import { holdFormSlug } from '@/db/queries/forms/forms'
import { foundForm } from './change-form'
import { changeCount } from './delete-responses'
import { responseNotFound } from './read-responses'

/**
 * Marks all of them, or none if one is missing or belongs to another form. Restored responses count, even above the
 * form's maximum.
 */
export async function markFormResponses(key: FormKey, ids: string[], isSpam: boolean): Promise<void> {
  await database().transaction(async (tx) => {
    const slug = foundForm(await holdFormSlug(tx, key.owner, key.formId))
    if (ids.length > 0 && !(await markResponses(tx, key, ids, isSpam))) throw responseNotFound()
    await changeCount(tx, slug)
  })
}
