import { FolderRequestError } from '@/db/folder-requests'
import { FileThereError, whyUnwritten } from '@/lib/files/whole-file'
import { BackupError } from './manifest'

/** One sentence for an operator: no rows, no tokens. */
export function toReason(error: unknown): string {
  const isOurs = [BackupError, FileThereError, FolderRequestError].some((kind) => error instanceof kind)
  if (isOurs) return (error as Error).message
  return `The backup could not be written: ${whyUnwritten(error)}.`
}
