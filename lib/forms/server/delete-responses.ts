import { type Database, database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import type { FormKey } from '@/db/queries/forms/form-questions'
import { deleteResponses, holdFormOfResponse } from '@/db/queries/forms/form-responses'
import { holdFormSlug } from '@/db/queries/forms/forms'
import { changePages } from '@/lib/request/changed-pages'
import { formPath } from '../form-path'
import { foundForm } from './change-form'
import { responseNotFound } from './read-responses'

export async function deleteOwnResponse(owner: OwnerId, id: string): Promise<void> {
  await database().transaction(async (tx) => {
    const form = await holdFormOfResponse(tx, owner, id)
    if (!form || !(await deleteResponses(tx, { owner, formId: form.formId }, [id]))) throw responseNotFound()
    await changeCount(tx, form.slug)
  })
}

/** All of them or, where one is missing or another form's, none. */
export async function deleteFormResponses(key: FormKey, ids: string[]): Promise<void> {
  await database().transaction(async (tx) => {
    const slug = foundForm(await holdFormSlug(tx, key.owner, key.formId))
    if (ids.length > 0 && !(await deleteResponses(tx, key, ids))) throw responseNotFound()
    await changeCount(tx, slug)
  })
}

/** Invalidates the form's page: a full form may be open again, or the reverse. */
export async function changeCount(tx: Database, slug: string): Promise<void> {
  await changePages(tx, [formPath(slug)])
}
