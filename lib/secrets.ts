import { hkdfSync, randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { env } from './env'
import { sha256 } from './sha256'

type Secrets = { authSecret: string; encryptionKeys: { id: string; key: Buffer }[] }

/** AUTH_SECRET and ENCRYPTION_KEY, or, beside the embedded database, values made once and kept in its folder. */
export function secrets(): Secrets {
  cached ??= readSecrets()
  return cached
}
let cached: Secrets | undefined

/** A key of its own for each purpose, so that a signature made for one is worth nothing for another. */
export function signingKey(purpose: string): Buffer {
  const key =
    signingKeys.get(purpose) ?? Buffer.from(hkdfSync('sha256', secrets().authSecret, '', `slotform ${purpose}`, 32))
  signingKeys.set(purpose, key)
  return key
}
const signingKeys = new Map<string, Buffer>()

function readSecrets(): Secrets {
  const { AUTH_SECRET, ENCRYPTION_KEY, database } = env()
  const stored = database.kind === 'embedded' ? readStored(database.directory) : undefined
  const keys = ENCRYPTION_KEY ?? [Buffer.from(stored?.encryptionKey ?? '', 'base64')]
  return {
    authSecret: AUTH_SECRET ?? stored?.authSecret ?? '',
    encryptionKeys: keys.map((key) => ({ id: sha256(key).slice(0, 8), key })),
  }
}

function readStored(directory: string): { authSecret: string; encryptionKey: string } {
  const file = path.join(directory, 'secrets.json')
  try {
    return JSON.parse(readFileSync(/*turbopackIgnore: true*/ file, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  const made = { authSecret: randomBytes(32).toString('base64url'), encryptionKey: randomBytes(32).toString('base64') }
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  writeFileSync(file, JSON.stringify(made), { flag: 'wx', mode: 0o600 })
  chmodSync(file, 0o600)
  return made
}
