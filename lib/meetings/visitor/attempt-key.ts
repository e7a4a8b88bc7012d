import { uuidOf } from '@/lib/shared/text/uuid'

/**
 * Returns the Idempotency-Key of an attempt to book: the same key for a repeat of the same body, a new one for another
 * body.
 */
export function createAttemptKeys(newKey: () => string): (body: unknown) => string {
  const keys = new Map<string, string>()
  return (body) => {
    const text = JSON.stringify(body)
    const key = keys.get(text) ?? newKey()
    keys.set(text, key)
    return key
  }
}

type RandomSource = { randomUUID?: () => string; getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => unknown }

/** A random UUID (version 4). Browsers offer `randomUUID` on https and localhost only, `getRandomValues` everywhere. */
export function randomUuid(source: RandomSource): string {
  if (source.randomUUID) return source.randomUUID()
  const bytes = new Uint8Array(16)
  source.getRandomValues(bytes)
  const hex = Array.from(bytes, (byte, index) => {
    const value = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
    return value.toString(16).padStart(2, '0')
  }).join('')
  return uuidOf(hex)
}
