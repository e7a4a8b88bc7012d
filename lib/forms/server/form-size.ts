import type { Database } from '@/db/client'
import type { FormKey } from '@/db/queries/forms/form-questions'
import { type FormSize, measureForm } from '@/db/queries/forms/form-size'
import { type AppError, invalidField } from '@/lib/vocabulary/errors'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@/messages/texts'

/** Limits of a whole form, so that rendering and sending it stays cheap. */
export const MAX_FORM_BYTES = 256 * 1024
export const MAX_FORM_OPTIONS = 1_000

const TOO_MUCH_TEXT = 'A form may hold at most 256 KiB of text. Shorten it or split it into two forms.'
const TOO_MANY_OPTIONS = `A form may have at most ${new Intl.NumberFormat(LANGUAGES[DEFAULT_LANGUAGE]).format(MAX_FORM_OPTIONS)} options in all`

/** Runs `work` and refuses it if it makes the form too large. A form that is already too large may only shrink. */
export async function withinFormSize<T>(tx: Database, key: FormKey, work: () => Promise<T>): Promise<T> {
  const before = await measureForm(tx, key)
  const result = await work()
  refuseGrowth(before, await measureForm(tx, key))
  return result
}

/** Checks the size of a new form. */
export async function requireFormSize(tx: Database, key: FormKey): Promise<void> {
  refuseGrowth({ bytes: 0, options: 0 }, await measureForm(tx, key))
}

function refuseGrowth(before: FormSize, after: FormSize): void {
  if (after.options > Math.max(before.options, MAX_FORM_OPTIONS)) throw tooLarge('options', TOO_MANY_OPTIONS)
  if (after.bytes > Math.max(before.bytes, MAX_FORM_BYTES)) throw tooLarge('', TOO_MUCH_TEXT)
}

function tooLarge(path: string, message: string): AppError {
  return invalidField(path, message)
}
