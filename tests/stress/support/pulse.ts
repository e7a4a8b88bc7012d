import { HttpClient } from './http-client'
import { sleep } from './stress'

const EVERY_MS = 20
/** A server that is held for minutes is measured, too. */
const TIMEOUT_MS = 600_000

/**
 * The least of up to three rounds, for a machine that has other work: what holds up the server does so in each of them.
 */
export async function slowestHealthAtBest(
  url: string,
  work: () => Promise<unknown>,
  enoughMs: number,
): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < 3 && best >= enoughMs; round += 1) best = Math.min(best, await slowestHealth(url, work))
  return best
}

/** Asks for the server's health all the while, and says how long the slowest answer took, in milliseconds. */
export async function slowestHealth(url: string, work: () => Promise<unknown>): Promise<number> {
  const client = new HttpClient(url)
  let slowest = 0
  let isOver = false
  const beat = async () => {
    while (!isOver) {
      const asked = performance.now()
      const { status } = await client.get('/api/health', { timeoutMs: TIMEOUT_MS })
      if (status !== 200) throw new Error(`The server is not healthy: ${status}`)
      slowest = Math.max(slowest, performance.now() - asked)
      await sleep(EVERY_MS)
    }
  }
  const beating = beat()
  try {
    await work()
  } finally {
    isOver = true
    await beating
  }
  return slowest
}
