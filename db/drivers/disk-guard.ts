import { statfsSync } from 'node:fs'
import type { PGlite, Transaction } from '@electric-sql/pglite'

/**
 * Postgres ends a server that cannot write its log any more. The embedded one can only stop for ever, and this process with it. So
 * it writes nothing once so little is free: four segments of the log, for what one statement can bring.
 */
export const MIN_FREE_BYTES = 64 * 1024 * 1024
const LOOKED_EVERY_MS = 250
const WRITES = /\b(?:insert|update|delete|merge|truncate|create|alter|drop)\b/i

type Client = Pick<PGlite, 'query' | 'transaction'>

/** Refuses statements that write while the disk is nearly full, as a server does with the same SQLSTATE; reads go on. */
export function guardDisk(client: Client, freeBytes: () => number): void {
  let lookedAt = Number.NEGATIVE_INFINITY
  let isFull = false

  function require(statement: string): void {
    const now = performance.now()
    if (now - lookedAt > LOOKED_EVERY_MS) {
      lookedAt = now
      isFull = freeBytes() < MIN_FREE_BYTES
    }
    if (!isFull || !WRITES.test(statement)) return
    throw Object.assign(new Error('the disk of the data folder is nearly full: nothing is written'), { code: '53100' })
  }

  function guarded<Guarded extends Client | Transaction>(one: Guarded): Guarded {
    const query = one.query.bind(one)
    one.query = async (statement, ...rest) => {
      require(statement)
      return query(statement, ...rest)
    }
    return one
  }

  guarded(client)
  const transaction = client.transaction.bind(client)
  client.transaction = (work) => transaction((tx) => work(guarded(tx)))
}

/** For this user; a file system that does not say has enough. */
export function freeBytesOf(directory: string): number {
  const { blocks, bavail, bsize } = statfsSync(directory)
  return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize
}
