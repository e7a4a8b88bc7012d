import type { Database } from '@/db/client'
import { listProfilePaths } from '@/db/queries/accounts/profiles'
import type { FormKey } from '@/db/queries/forms/form-questions'
import { type FormFields, holdFormSlug, updateForm } from '@/db/queries/forms/forms'
import { listPagesAsking } from '@/db/queries/pages/page-forms'
import { withOutbox } from '@/lib/outbox/with-outbox'
import { changePages } from '@/lib/request/changed-pages'
import { AppError } from '@/lib/shared/errors'
import { formPath } from '../form-path'
import { settleClosing } from './closing-event'
import { withinFormSize } from './form-size'

/**
 * Applies one change at a time to an owner's form: sets its date, refuses a change that makes the form too large, and
 * invalidates the form's page and the booking pages that use it. `within`: the transaction that it is part of.
 */
export async function changeForm<T>(
  key: FormKey,
  now: Date,
  work: (tx: Database) => Promise<T>,
  fields: Partial<Omit<FormFields, 'slug' | 'nextPageId'>> = {},
  within?: Database,
): Promise<T> {
  const change = async (tx: Database) => {
    // Locked before it is measured, so that no concurrent change adds to the measured size.
    foundForm(await holdFormSlug(tx, key.owner, key.formId))
    return withinFormSize(tx, key, async () => {
      const slug = foundForm(await updateForm(tx, key.owner, key.formId, fields, now))
      const bookingSlugs = await listPagesAsking(tx, key.owner, key.formId)
      await changePages(tx, [formPath(slug), ...bookingSlugs, ...(await listProfilePaths(tx, key.owner))])
      await settleClosing(tx, key.formId, { isByHand: true, now })
      return work(tx)
    })
  }
  return withOutbox(change, { within })
}

/** A missing form and another owner's get the same response. */
export function foundForm<T>(form: T | null): T {
  if (form === null) throw new AppError('form_not_found')
  return form
}
