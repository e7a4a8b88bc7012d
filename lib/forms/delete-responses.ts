import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import type { FormKey } from '@/db/queries/form-questions'
import { deleteResponse, deleteResponses } from '@/db/queries/form-responses'
import { findForm } from '@/db/queries/forms'
import { recordPageChanges } from '@/db/queries/page-changes'
import { type Changed, formPath, foundForm } from './change-form'
import { responseNotFound } from './read-responses'

export async function deleteOwnResponse(owner: OwnerId, id: string): Promise<Changed<undefined>> {
  const slug = await deleteResponse(database(), owner, id)
  if (slug === null) throw responseNotFound()
  return withRoom(slug)
}

/** All of them or, where one is missing or another form's, none. */
export async function deleteFormResponses(key: FormKey, ids: string[]): Promise<Changed<undefined>> {
  const { slug } = foundForm(await findForm(database(), key.owner, key.formId))
  if (ids.length > 0 && !(await deleteResponses(database(), key, ids))) throw responseNotFound()
  return withRoom(slug)
}

/** A form that was full is open again: its page says so wherever it is cached. */
async function withRoom(slug: string): Promise<Changed<undefined>> {
  await recordPageChanges(database(), [formPath(slug)])
  return { result: undefined, slug }
}
