import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { closeDatabase, database, openDatabase } from '@/db/client'
import { explainDatabaseError } from '@/db/errors'
import { migrateTarget } from '@/db/migrate-target'
import { findAccount, findUserEmail } from '@/db/queries/accounts/users'
import { toSessionUser } from '@/lib/auth/session'
import { FileThereError, whyUnwritten, writeWholeFile } from '@/lib/files/whole-file'
import { env } from '@/lib/platform/env'
import { secrets } from '@/lib/platform/secrets'
import { addressSpellings } from '@/lib/vocabulary/text/address-spellings'
import { isUuid } from '@/lib/vocabulary/text/uuid'
import { exportAccount } from './export'

const USAGE = 'Usage: npm run export -- OWNER FILE (OWNER: an email address or an id)'

/** `npm run export`. Returns the line to print; throws one whose message is the line. */
export async function runExport([name = '', file = '', ...more]: string[]): Promise<string> {
  if (!name || !file || file.startsWith('-') || more.length > 0) throw new Error(USAGE)
  await open()
  try {
    return await writeExport(name, file)
  } finally {
    await closeDatabase()
  }
}

/** Writes the account of an address or id from the open database. */
export async function writeExport(name: string, file: string): Promise<string> {
  const owner = await findOwner(name.trim().toLowerCase())
  if (!owner) throw new Error(`No account has the address or id ${name}.`)
  try {
    const size = await writeWholeFile(file, async (partial) => {
      await pipeline(await exportAccount(owner, new Date()), createWriteStream(partial, { mode: 0o600, flush: true }))
      return (await stat(partial)).size
    })
    return `Wrote ${file}: everything of ${owner.email}, ${size} bytes.`
  } catch (error) {
    throw error instanceof FileThereError
      ? error
      : new Error(`The export could not be written: ${whyUnwritten(error)}.`)
  }
}

async function open(): Promise<void> {
  const target = env().database
  try {
    const db = await openDatabase(target, { max: 2 })
    secrets()
    await migrateTarget(target, db)
  } catch (error) {
    await closeDatabase()
    throw new Error(explainDatabaseError(error, target))
  }
}

async function findOwner(name: string) {
  const id = isUuid(name) ? name : (await findAccount(database(), addressSpellings(name)))?.id
  const email = id && (await findUserEmail(database(), id))
  return email ? toSessionUser({ id, email, username: '', termsAccepted: true }) : null
}
