export type Turns = {
  /**
   * Returns a function that ends the turn, or null after a timeout. With `isUnderWay` a full queue does not refuse it.
   */
  take: (name: string, wait: { ms: number; isUnderWay?: boolean }) => Promise<(() => void) | null>
}

type Waiting = { name: string; begin: () => void }

/**
 * A queue with a concurrency of `atOnce`, and of one per name. Others wait in order; refuses at once when `waiting`
 * calls are queued, or `waitingOfOne` of the same name.
 */
export function createTurns({ atOnce, waiting, waitingOfOne }: Record<'atOnce' | 'waiting' | 'waitingOfOne', number>) {
  const running = new Set<string>()
  const queue: Waiting[] = []

  const isFree = (name: string) => running.size < atOnce && !running.has(name)

  function begin(name: string): () => void {
    running.add(name)
    return () => {
      if (running.delete(name)) beginNext()
    }
  }

  function beginNext(): void {
    const place = queue.findIndex(({ name }) => isFree(name))
    if (place < 0) return
    queue.splice(place, 1)[0]?.begin()
    beginNext()
  }

  function wait(name: string, waitMs: number): Promise<(() => void) | null> {
    return new Promise((resolve) => {
      const one = { name, begin: () => settle(begin(name)) }
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(one), 1)
        resolve(null)
      }, waitMs)
      const settle = (end: () => void) => {
        clearTimeout(timer)
        resolve(end)
      }
      queue.push(one)
    })
  }

  return {
    async take(name, { ms, isUnderWay = false }) {
      if (isFree(name)) return begin(name)
      const ofOne = queue.filter((one) => one.name === name).length
      const isLong = queue.length >= waiting || ofOne >= waitingOfOne
      return isLong && !isUnderWay ? null : wait(name, ms)
    },
  } satisfies Turns
}
