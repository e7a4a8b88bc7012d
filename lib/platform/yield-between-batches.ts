import { setImmediate as nextTurn } from 'node:timers/promises'

/** Batches of a list. Yields to the event loop before each, so that other calls are answered in between. */
export async function* yieldBetweenBatches<T>(all: readonly T[], batchSize: number): AsyncGenerator<T[]> {
  for (let place = 0; place < all.length; place += batchSize) {
    await nextTurn()
    yield all.slice(place, place + batchSize)
  }
}
