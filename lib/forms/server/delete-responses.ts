import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import type { FormKey } from '@/db/queries/forms/form-questions'
import { deleteResponses, holdFormOfResponse } from '@/db/queries/forms/form-responses'
import { holdFormSlug } from '@/db/queries/forms/forms'
import type { WhichResponses } from '@/db/queries/webhooks/response-events'
import { withOutbox } from '@/lib/outbox/with-outbox'
import { changePages } from '@/lib/request/changed-pages'
import { enqueueResponseEvents } from '@/lib/webhooks/server/response-events'
import { formPath } from '../form-path'
import { foundForm } from './change-form'
import { settleClosing } from './closing-event'
import { responseNotFound } from './read-responses'

export async function deleteOwnResponse(owner: OwnerId, id: string, now = new Date()): Promise<void> {
  await withOutbox(async (tx) => {
    const form = await holdFormOfResponse(tx, owner, id)
    if (form) await tellDeleted(tx, { owner, formId: form.formId, ids: [id] }, now)
    if (!form || !(await deleteResponses(tx, { owner, formId: form.formId }, [id]))) throw responseNotFound()
    await changeCount(tx, form, now)
  })
}

/** All of them or, where one is missing or another form's, none. */
export async function deleteFormResponses(key: FormKey, ids: string[], now = new Date()): Promise<void> {
  await withOutbox(async (tx) => {
    const slug = foundForm(await holdFormSlug(tx, key.owner, key.formId))
    await tellDeleted(tx, { ...key, ids }, now)
    if (ids.length > 0 && !(await deleteResponses(tx, key, ids))) throw responseNotFound()
    await changeCount(tx, { slug, formId: key.formId }, now)
  })
}

/** Invalidates the form's page: a full form may be open again, or the reverse, of which webhooks are told. */
export async function changeCount(
  tx: Database,
  { slug, formId }: { slug: string; formId: string },
  now: Date,
): Promise<void> {
  await changePages(tx, [formPath(slug)])
  await settleClosing(tx, formId, { isByHand: true, now })
}

/** Before they are deleted. */
export async function tellDeleted(tx: Database, which: WhichResponses, now: Date): Promise<void> {
  await enqueueResponseEvents(tx, which, { type: 'response.deleted', isSpam: false, reason: 'deleted' }, now)
}
