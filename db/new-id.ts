import { randomUUID } from 'node:crypto'

/**
 * A UUID of version 7: the millisecond of its creation, then 74 random bits, which are those of a random UUID. Rows of one
 * day are adjacent in the index of ids, whose newest pages stay in memory. It reveals its time of creation, so never use it
 * as a secret.
 */
export function newId(): string {
  const time = Date.now().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}
