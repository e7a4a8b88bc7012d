import { hkdfSync, randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { env } from './env'
import { sha256 } from './sha256'

type Secrets = { authSecrets: [string, ...string[]]; encryptionKeys: { id: string; key: Buffer }[] }

/** AUTH_SECRET and ENCRYPTION_KEY or, with the embedded database, values generated once and stored in its folder. */
export function secrets(): Secrets {
  cached ??= readSecrets()
  return cached
}
let cached: Secrets | undefined

type Keys = [Buffer, ...Buffer[]]

/** Separate keys for each purpose, one derived from each AUTH_SECRET: the first signs, all verify. */
export function signingKeys(purpose: string): Keys {
  const keys = keysByPurpose.get(purpose) ?? (secrets().authSecrets.map((secret) => derive(secret, purpose)) as Keys)
  keysByPurpose.set(purpose, keys)
  return keys
}
const keysByPurpose = new Map<string, Keys>()

/** The current signing key. */
export function signingKey(purpose: string): Buffer {
  return signingKeys(purpose)[0]
}

function derive(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `slotform ${purpose}`, 32))
}

function readSecrets(): Secrets {
  const { AUTH_SECRET, ENCRYPTION_KEY, database } = env()
  const stored = database.kind === 'embedded' ? readStored(database.directory) : undefined
  const keys = ENCRYPTION_KEY ?? [Buffer.from(stored?.encryptionKey ?? '', 'base64')]
  return {
    authSecrets: AUTH_SECRET ?? [stored?.authSecret ?? ''],
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
