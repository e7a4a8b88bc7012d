import { setImmediate as nextTurn } from 'node:timers/promises'

/** Portions of a list, each in a turn of the event loop of its own: other calls are answered between two. */
export async function* inTurns<T>(all: readonly T[], atOnce: number): AsyncGenerator<T[]> {
  for (let place = 0; place < all.length; place += atOnce) {
    await nextTurn()
    yield all.slice(place, place + atOnce)
  }
}
