import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { createForm } from '@/db/queries/forms/forms'
import { isRetiredByOther } from '@/db/queries/pages/retired-paths'
import { AppError } from '@/lib/shared/errors'
import { formPath } from '../form-path'
import type { CreateFormInput } from '../schema'

/** In a transaction: a new form at an address that its owner chose. Returns its id. */
export async function createFormAt(
  tx: Database,
  owner: OwnerId,
  slug: string,
  { template: _, ...fields }: CreateFormInput,
): Promise<string> {
  const isRetired = await isRetiredByOther(tx, owner, formPath(slug))
  const id = isRetired ? null : await createForm(tx, owner, { ...fields, slug })
  if (!id) throw new AppError('slug_taken')
  return id
}
