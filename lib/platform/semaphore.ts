export type Semaphore = {
  /** Returns a function that releases the permit, or null after a timeout. With `isUnderWay` a full queue does not refuse it. */
  acquire: (key: string, wait: Wait) => Promise<(() => void) | null>
}

export type Wait = { ms: number; isUnderWay?: boolean }

type Waiting = { key: string; begin: () => void }
type Limits = Record<'permits' | 'maxQueued' | 'maxQueuedPerKey', number>

/**
 * A semaphore with so many permits, of which each key holds one at most. Others wait in order; refuses at once when
 * `maxQueued` calls are queued, or `maxQueuedPerKey` of the same key.
 */
export function createSemaphore({ permits, maxQueued, maxQueuedPerKey }: Limits) {
  const running = new Set<string>()
  const queue: Waiting[] = []

  const isFree = (key: string) => running.size < permits && !running.has(key)

  function begin(key: string): () => void {
    running.add(key)
    return () => {
      if (running.delete(key)) beginNext()
    }
  }

  function beginNext(): void {
    const place = queue.findIndex(({ key }) => isFree(key))
    if (place < 0) return
    queue.splice(place, 1)[0]?.begin()
    beginNext()
  }

  function wait(key: string, waitMs: number): Promise<(() => void) | null> {
    return new Promise((resolve) => {
      const one = { key, begin: () => settle(begin(key)) }
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(one), 1)
        resolve(null)
      }, waitMs)
      const settle = (release: () => void) => {
        clearTimeout(timer)
        resolve(release)
      }
      queue.push(one)
    })
  }

  return {
    async acquire(key, { ms, isUnderWay = false }) {
      if (isFree(key)) return begin(key)
      const queuedOfKey = queue.filter((one) => one.key === key).length
      const isFull = queue.length >= maxQueued || queuedOfKey >= maxQueuedPerKey
      return isFull && !isUnderWay ? null : wait(key, ms)
    },
  } satisfies Semaphore
}

/** The semaphore of this name in a process: the framework may load a module once for each of its bundles. */
export function processSemaphore(name: string, limits: Limits): Semaphore {
  const key = Symbol.for(`slotform.semaphore.${name}`)
  const held = globalThis as { [name: symbol]: Semaphore | undefined }
  const known = held[key] ?? createSemaphore(limits)
  held[key] = known
  return known
}
