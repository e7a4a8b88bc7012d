import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from './database-handle'
import { isDeadlock } from './errors'

const TRIES = 4
const MAX_WAIT_MS = 40

/**
 * A transaction that can deadlock with others: Postgres ends one of them, and that one is retried from its beginning. The
 * work must do nothing but use its `tx`.
 */
export function retryTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return retryDeadlocks(() => db.transaction(work))
}

/** The same for a single statement. */
export async function retryDeadlocks<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries === TRIES || !isDeadlock(error)) throw error
      await sleep(Math.random() * MAX_WAIT_MS * tries)
    }
  }
}
