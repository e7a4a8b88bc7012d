import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { database } from '@/db/client'
import { FolderRequestError } from '@/db/folder-requests'
import { findAccount, findNoticeAddress } from '@/db/queries/accounts/users'
import { toOwnerId } from '@/lib/auth/session'
import { FileThereError, whyUnwritten } from '@/lib/files/whole-file'
import { addressSpellings } from '@/lib/platform/address-spellings'
import { isUuid } from '@/lib/shared/text/uuid'
import { exportAccount } from './export'

/** Its message is written for an operator. */
class NoAccountError extends Error {}

/** Writes the account of an address or id from the open database into a file, which is the caller's to delete. */
export async function writeExport(name: string, file: string): Promise<{ email: string; size: number }> {
  const owner = await findOwner(name.toLowerCase())
  if (!owner) throw new NoAccountError(`No account has the address or id ${name}.`)
  await pipeline(await exportAccount(owner, new Date()), createWriteStream(file, { mode: 0o600, flush: true }))
  return { email: owner.email, size: (await stat(file)).size }
}

/** One sentence for an operator. */
export function explainExport(error: unknown): string {
  const isOurs = [FileThereError, NoAccountError, FolderRequestError].some((kind) => error instanceof kind)
  return isOurs ? (error as Error).message : `The export could not be written: ${whyUnwritten(error)}.`
}

async function findOwner(name: string) {
  const id = isUuid(name) ? name : (await findAccount(database(), addressSpellings(name)))?.id
  const email = id && (await findNoticeAddress(database(), id))
  return email ? { id: toOwnerId(id), email } : null
}
