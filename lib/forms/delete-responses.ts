import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import type { FormKey } from '@/db/queries/form-questions'
import { deleteResponse, deleteResponses } from '@/db/queries/form-responses'
import { findForm } from '@/db/queries/forms'
import { foundForm } from './change-form'
import { responseNotFound } from './read-responses'

export async function deleteOwnResponse(owner: OwnerId, id: string): Promise<void> {
  if (!(await deleteResponse(database(), owner, id))) throw responseNotFound()
}

/** All of them or, where one is missing or another form's, none. */
export async function deleteFormResponses(key: FormKey, ids: string[]): Promise<void> {
  foundForm(await findForm(database(), key.owner, key.formId))
  if (ids.length > 0 && !(await deleteResponses(database(), key, ids))) throw responseNotFound()
}
