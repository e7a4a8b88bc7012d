import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'

/** The embedded database answers without a turn of the event loop: a loop of transactions would let nobody else through. */
export function giveTurns(client: Pick<PGlite, 'transaction'>): void {
  const transaction = client.transaction.bind(client)
  client.transaction = async (work) => {
    try {
      return await transaction(work)
    } finally {
      await nextTurn()
    }
  }
}
