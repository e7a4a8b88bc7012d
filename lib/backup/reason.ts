import { FileThereError, whyUnwritten } from '@/lib/files/whole-file'
import { BackupError } from './manifest'

/** One sentence for an operator: no rows, no tokens. */
export function toReason(error: unknown): string {
  if (error instanceof BackupError || error instanceof FileThereError) return error.message
  return `The backup could not be written: ${whyUnwritten(error)}.`
}
