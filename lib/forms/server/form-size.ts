import type { Database } from '@/db/client'
import type { FormKey } from '@/db/queries/forms/form-questions'
import { EMPTY_FORM, type FormSize, measureForm } from '@/db/queries/forms/form-size'
import { invalidField } from '@/lib/shared/errors'
import { MAX_FORM_PROGRAM } from '@/lib/shared/forms/question-validation'
import { check } from '@/messages/check'
import { programSize } from '../answers/pattern'
import { MAX_FORM_ADDRESSES, MAX_FORM_BYTES, MAX_FORM_CELLS, MAX_FORM_OPTIONS } from '../form-limits'
import { preparePatterns } from './prepare-patterns'

/** Runs `work` and refuses it if it makes the form too large. A form that is already too large may only shrink. */
export async function withinFormSize<T>(tx: Database, key: FormKey, work: () => Promise<T>): Promise<T> {
  const before = await measureForm(tx, key)
  const result = await work()
  await refuseGrowth(before, await measureForm(tx, key))
  return result
}

/** Checks the size of a new form. */
export async function requireFormSize(tx: Database, key: FormKey): Promise<void> {
  await refuseGrowth(EMPTY_FORM, await measureForm(tx, key))
}

async function refuseGrowth(before: FormSize, after: FormSize): Promise<void> {
  if (after.options > Math.max(before.options, MAX_FORM_OPTIONS)) {
    throw invalidField('options', check('tooManyFormOptions', { max: MAX_FORM_OPTIONS }))
  }
  if (after.cells > Math.max(before.cells, MAX_FORM_CELLS)) {
    throw invalidField('settings.rows', check('tooManyCells', { max: MAX_FORM_CELLS }))
  }
  if (after.addresses > Math.max(before.addresses, MAX_FORM_ADDRESSES)) {
    throw invalidField('questionType', check('tooManyAddresses', { max: MAX_FORM_ADDRESSES }))
  }
  if (after.bytes > Math.max(before.bytes, MAX_FORM_BYTES))
    throw invalidField('', check('tooMuchFormText', { max: MAX_FORM_BYTES / 1024 }))
  await preparePatterns(after.patterns)
  const size = programSize(after.patterns)
  if (size > MAX_FORM_PROGRAM && size > programSize(before.patterns))
    throw invalidField('validation.pattern', check('patternsTooLarge'))
}
