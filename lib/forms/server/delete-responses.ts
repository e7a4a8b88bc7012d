import { type Database, database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import type { FormKey } from '@/db/queries/forms/form-questions'
import { deleteResponses, holdFormOfResponse } from '@/db/queries/forms/form-responses'
import { holdFormSlug } from '@/db/queries/forms/forms'
import { recordPageChanges } from '@/db/queries/pages/page-changes'
import { formPath } from '../form-path'
import { type Changed, foundForm } from './change-form'
import { responseNotFound } from './read-responses'

export async function deleteOwnResponse(owner: OwnerId, id: string): Promise<Changed<undefined>> {
  return database().transaction(async (tx) => {
    const form = await holdFormOfResponse(tx, owner, id)
    if (!form || !(await deleteResponses(tx, { owner, formId: form.formId }, [id]))) throw responseNotFound()
    return withOtherCount(tx, form.slug)
  })
}

/** All of them or, where one is missing or another form's, none. */
export async function deleteFormResponses(key: FormKey, ids: string[]): Promise<Changed<undefined>> {
  return database().transaction(async (tx) => {
    const slug = foundForm(await holdFormSlug(tx, key.owner, key.formId))
    if (ids.length > 0 && !(await deleteResponses(tx, key, ids))) throw responseNotFound()
    return withOtherCount(tx, slug)
  })
}

/** A form that was full may be open again, or the other way round: its page says so wherever it is cached. */
export async function withOtherCount(tx: Database, slug: string): Promise<Changed<undefined>> {
  await recordPageChanges(tx, [formPath(slug)])
  return { result: undefined, slug }
}
