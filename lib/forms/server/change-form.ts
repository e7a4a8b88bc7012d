import { type Database, database } from '@/db/client'
import type { FormKey } from '@/db/queries/forms/form-questions'
import { type FormFields, holdFormSlug, updateForm } from '@/db/queries/forms/forms'
import { recordPageChanges } from '@/db/queries/pages/page-changes'
import { listPagesAsking } from '@/db/queries/pages/page-forms'
import { AppError } from '@/lib/vocabulary/errors'
import { formPath } from '../form-path'
import { withinFormSize } from './form-size'

/** `slug`: where the form's page stands, to be drawn anew; `bookingSlugs`: the booking pages that ask its questions. */
export type Changed<T> = { result: T; slug: string; bookingSlugs?: string[] }

/**
 * One change at a time of a form of this owner's: it is dated, grows no larger than it may, and its pages are drawn anew
 * wherever they are cached.
 */
export async function changeForm<T>(
  key: FormKey,
  now: Date,
  work: (tx: Database) => Promise<T>,
  fields: Partial<Omit<FormFields, 'slug' | 'nextPageId'>> = {},
): Promise<Changed<T>> {
  return database().transaction(async (tx) => {
    // Held before it is measured: no rival adds to what was measured.
    foundForm(await holdFormSlug(tx, key.owner, key.formId))
    return withinFormSize(tx, key, async () => {
      const slug = foundForm(await updateForm(tx, key.owner, key.formId, fields, now))
      const bookingSlugs = await listPagesAsking(tx, key.owner, key.formId)
      await recordPageChanges(tx, [formPath(slug), ...bookingSlugs])
      return { result: await work(tx), slug, bookingSlugs }
    })
  })
}

/** Missing and somebody else's are told alike. */
export function foundForm<T>(form: T | null): T {
  if (form === null) throw new AppError('not_found', "Form not found or you don't have access to this form.")
  return form
}
