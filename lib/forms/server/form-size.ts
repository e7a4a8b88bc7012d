import type { Database } from '@/db/client'
import type { FormKey } from '@/db/queries/forms/form-questions'
import { type FormSize, measureForm } from '@/db/queries/forms/form-size'
import { invalidField } from '@/lib/shared/errors'
import { MAX_FORM_PROGRAM } from '@/lib/shared/forms/question-validation'
import { check } from '@/messages/check'
import { programSize } from '../answers/pattern'
import { preparePatterns } from './prepare-patterns'

/** Limits of a whole form, so that rendering and sending it stays cheap. */
export const MAX_FORM_BYTES = 256 * 1024
export const MAX_FORM_OPTIONS = 1_000

/** Runs `work` and refuses it if it makes the form too large. A form that is already too large may only shrink. */
export async function withinFormSize<T>(tx: Database, key: FormKey, work: () => Promise<T>): Promise<T> {
  const before = await measureForm(tx, key)
  const result = await work()
  await refuseGrowth(before, await measureForm(tx, key))
  return result
}

/** Checks the size of a new form. */
export async function requireFormSize(tx: Database, key: FormKey): Promise<void> {
  await refuseGrowth({ bytes: 0, options: 0, patterns: [] }, await measureForm(tx, key))
}

async function refuseGrowth(before: FormSize, after: FormSize): Promise<void> {
  if (after.options > Math.max(before.options, MAX_FORM_OPTIONS)) {
    throw invalidField('options', check('tooManyFormOptions', { max: MAX_FORM_OPTIONS }))
  }
  if (after.bytes > Math.max(before.bytes, MAX_FORM_BYTES))
    throw invalidField('', check('tooMuchFormText', { max: MAX_FORM_BYTES / 1024 }))
  await preparePatterns(after.patterns)
  const size = programSize(after.patterns)
  if (size > MAX_FORM_PROGRAM && size > programSize(before.patterns))
    throw invalidField('validation.pattern', check('patternsTooLarge'))
}
