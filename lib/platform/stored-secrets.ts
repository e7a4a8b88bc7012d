import { randomBytes, randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

type StoredSecrets = { authSecret: string; encryptionKey: string }

/** The secrets in the data folder, generated once: of processes that start at the same time all get the same. */
export function storedSecrets(directory: string): StoredSecrets {
  const file = path.join(directory, 'secrets.json')
  return read(file) ?? create(directory, file)
}

function read(file: string): StoredSecrets | null {
  try {
    return JSON.parse(readFileSync(/*turbopackIgnore: true*/ file, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return null
  }
}

/** A link appears with all of its content and never replaces a file: the process that loses reads the winner's. */
function create(directory: string, file: string): StoredSecrets {
  const made = { authSecret: randomBytes(32).toString('base64url'), encryptionKey: randomBytes(32).toString('base64') }
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, JSON.stringify(made), { flag: 'wx', mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch {
    const winner = read(file)
    if (winner) return winner
    // Some network file systems have no links.
    writeFileSync(file, JSON.stringify(made), { flag: 'wx', mode: 0o600 })
  } finally {
    rmSync(draft)
  }
  return made
}
