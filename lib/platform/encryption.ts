import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { secrets } from './secrets'

/**
 * AES-256-GCM as `keyId.iv.tag.data` in base64url. `context` names its row: text copied to another row cannot be
 * decrypted. The first key encrypts, all keys decrypt.
 */
export function encrypt(plain: string, context: string): string {
  const [{ id, key }] = secrets().encryptionKeys as [{ id: string; key: Buffer }]
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context))
  const data = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return [id, ...[iv, cipher.getAuthTag(), data].map((part) => part.toString('base64url'))].join('.')
}

/** Throws when the key is missing, or the text was changed or belongs to another row. */
export function decrypt(sealed: string, context: string): string {
  const [id, ...parts] = sealed.split('.')
  const [iv, tag, data] = parts.map((part) => Buffer.from(part, 'base64url'))
  const key = secrets().encryptionKeys.find((candidate) => candidate.id === id)?.key
  if (!key || !iv || !tag || !data) throw new Error('No key opens this text')
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: 16 })
    .setAAD(Buffer.from(context))
    .setAuthTag(tag)
  return Buffer.concat([decipher.update(data), decipher.final()]).toString('utf8')
}

/** The id of the current key, which is the prefix of everything that it encrypts. */
export function firstKeyId(): string {
  return (secrets().encryptionKeys[0] as { id: string }).id
}

/** Ids of older keys, which only decrypt. */
export function olderKeyIds(): string[] {
  return secrets()
    .encryptionKeys.map(({ id }) => id)
    .filter((id) => id !== firstKeyId())
}
