import { type Database, database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import type { FormKey } from '@/db/queries/forms/form-questions'
import type { Stretch } from '@/db/queries/forms/form-responses'
import { findFormSlug } from '@/db/queries/forms/forms'
import { changeResponse, listResponseIds, setStatusOf } from '@/db/queries/forms/handled-responses'
import type { ResponseDetail } from '../form'
import type { ChangeResponseInput, StatusOfResponsesInput } from '../responses-schema'
import { withAnswerMatches } from './answer-matches'
import { foundForm } from './change-form'
import { getFormResponse, responseNotFound } from './read-responses'
import { readStretches } from './search-responses'

/** Sets the status, the note or both. */
export async function changeOwnResponse(
  owner: OwnerId,
  id: string,
  changes: ChangeResponseInput,
): Promise<ResponseDetail> {
  if (!(await changeResponse(database(), owner, id, changes))) throw responseNotFound()
  return getFormResponse(owner, id)
}

/** All that are named, or none where one is missing or another form's; or all that a filter finds. */
export async function setStatuses(
  key: FormKey,
  { ids, filter, status }: StatusOfResponsesInput,
): Promise<{ count: number }> {
  foundForm(await findFormSlug(database(), key.owner, key.formId))
  if (ids) {
    const { found, changed } = await setStatusOf(database(), key, { ids, status, isWhole: true })
    if (found < ids.length) throw responseNotFound()
    return { count: changed }
  }
  const matched = await withAnswerMatches(key, filter ?? {})
  const wanted: string[] = []
  const read = (db: Database, stretch: Stretch) => listResponseIds(db, key, matched, stretch)
  for await (const ids of readStretches(key, matched, {}, read)) wanted.push(...ids)
  // One of them may be deleted meanwhile.
  const { changed } = await setStatusOf(database(), key, { ids: wanted, status, isWhole: false })
  return { count: changed }
}
