import type { FormKey } from '@/db/queries/forms/form-questions'
import { markResponses } from '@/db/queries/forms/form-responses'
import { holdFormSlug } from '@/db/queries/forms/forms'
import type { ResponseChange } from '@/db/queries/webhooks/response-events'
import { withOutbox } from '@/lib/outbox/with-outbox'
import { enqueueResponseEvents } from '@/lib/webhooks/server/response-events'
import { foundForm } from './change-form'
import { changeCount } from './delete-responses'
import { responseNotFound } from './read-responses'

/** Spam is as good as deleted for webhooks, and what is restored is new to them. */
const HIDDEN: ResponseChange = { type: 'response.deleted', isSpam: false, reason: 'spam' }
const RESTORED: ResponseChange = { type: 'response.created', isSpam: true }

/**
 * Marks all of them, or none if one is missing or belongs to another form. Restored responses count, even above the
 * form's maximum.
 */
export async function markFormResponses(key: FormKey, ids: string[], isSpam: boolean, now = new Date()): Promise<void> {
  await withOutbox(async (tx) => {
    const slug = foundForm(await holdFormSlug(tx, key.owner, key.formId))
    await enqueueResponseEvents(tx, { ...key, ids }, isSpam ? HIDDEN : RESTORED, now)
    if (ids.length > 0 && !(await markResponses(tx, key, ids, isSpam))) throw responseNotFound()
    await changeCount(tx, { slug, formId: key.formId }, now)
  })
}
