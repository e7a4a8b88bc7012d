/**
 * Coalesces calls with the same key in one turn of the event loop into one run, which begins after all of them, so that
 * no result is older than its call. A crowd on one page costs little more than one visitor.
 */
export function createCoalescer<T>(): (key: string, run: () => Promise<T>) => Promise<T> {
  const waiting = new Map<string, Promise<T>>()
  return (key, run) => {
    const begun = waiting.get(key)
    if (begun) return begun
    const shared = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      waiting.delete(key)
      return run()
    })
    waiting.set(key, shared)
    return shared
  }
}
