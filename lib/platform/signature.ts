import { type BinaryLike, createHmac, timingSafeEqual } from 'node:crypto'
import { signingKey, signingKeys } from './secrets'

/** HMAC-SHA-256 by the first AUTH_SECRET. `purpose` makes a signature for one use invalid for another. */
export function sign(purpose: string, data: BinaryLike): Buffer {
  return mac(signingKey(purpose), data)
}

/** The same by each AUTH_SECRET, the first one first. */
export function signByAll(purpose: string, data: BinaryLike): Buffer[] {
  return signingKeys(purpose).map((key) => mac(key, data))
}

/** True when one of the AUTH_SECRETs signed `data`. `signature` may be truncated to no less than 16 bytes. */
export function isSigned(purpose: string, data: BinaryLike, signature: Buffer): boolean {
  if (signature.length < 16 || signature.length > 32) return false
  return signingKeys(purpose).some((key) => timingSafeEqual(mac(key, data).subarray(0, signature.length), signature))
}

/** Names the AUTH_SECRETs without telling anything about them: two servers with the same one accept each other's links. */
export function signingFingerprints(): string[] {
  return signByAll('fingerprint', '').map((fingerprint) => fingerprint.toString('hex').slice(0, 16))
}

function mac(key: Buffer, data: BinaryLike): Buffer {
  return createHmac('sha256', key).update(data).digest()
}
