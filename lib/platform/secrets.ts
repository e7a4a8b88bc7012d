import { hkdfSync } from 'node:crypto'
import { env } from './env'
import { sha256 } from './sha256'
import { storedSecrets } from './stored-secrets'

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
  const stored = database.kind === 'embedded' ? storedSecrets(database.directory) : undefined
  const keys = ENCRYPTION_KEY ?? [Buffer.from(stored?.encryptionKey ?? '', 'base64')]
  return {
    authSecrets: AUTH_SECRET ?? [stored?.authSecret ?? ''],
    encryptionKeys: keys.map((key) => ({ id: sha256(key).slice(0, 8), key })),
  }
}
