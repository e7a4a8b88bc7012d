import { fileURLToPath } from 'node:url'
import { findFreePort } from '@/tests/support/server/free-port'

const WATCH = fileURLToPath(new URL('../../support/server/watch-loop.cjs', import.meta.url))
const ROUNDS = 3

/** A server that is started with `env` tells how long turns of its event loop take. */
export async function openLoopWatch() {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  /** The longest turn since the last reading, in milliseconds of the main thread's CPU time. */
  const read = async () => (await (await fetch(url)).json()) as number
  return {
    env: { NODE_OPTIONS: `--require ${WATCH}`, WATCH_LOOP_PORT: String(port) },
    read,
    /** Holds the loop for longer than any limit. */
    hold: () => fetch(`${url}/hold`),
    /** The least of some rounds: what the code does by itself it does in each. The first compiles, and does not count. */
    longestAtBest: async (work: () => Promise<unknown>) => {
      let best = Number.POSITIVE_INFINITY
      await work()
      for (let round = 0; round < ROUNDS; round += 1) {
        await read()
        await work()
        best = Math.min(best, await read())
      }
      return Math.round(best)
    },
  }
}

export const LOOP_ROUNDS = 1 + ROUNDS
