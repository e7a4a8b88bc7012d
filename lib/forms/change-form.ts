import { type Database, database } from '@/db/client'
import type { FormKey } from '@/db/queries/form-questions'
import { type FormFields, updateForm } from '@/db/queries/forms'
import { recordPageChanges } from '@/db/queries/page-changes'
import { AppError } from '@/lib/errors'

/** `slug`: where the form's page stands, to be drawn anew. */
export type Changed<T> = { result: T; slug: string }

/** One change at a time of a form of this owner's: it is dated, and its page is drawn anew wherever it is cached. */
export async function changeForm<T>(
  key: FormKey,
  now: Date,
  work: (tx: Database) => Promise<T>,
  fields: Partial<Omit<FormFields, 'slug'>> = {},
): Promise<Changed<T>> {
  return database().transaction(async (tx) => {
    const slug = foundForm(await updateForm(tx, key.owner, key.formId, fields, now))
    await recordPageChanges(tx, [formPath(slug)])
    return { result: await work(tx), slug }
  })
}

/** As page_changes names it. */
export function formPath(slug: string): string {
  return `form/${slug}`
}

/** Missing and somebody else's are told alike. */
export function foundForm<T>(form: T | null): T {
  if (form === null) throw new AppError('not_found', "Form not found or you don't have access to this form.")
  return form
}
