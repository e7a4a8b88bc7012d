/**
 * Lets calls of one turn of the event loop that ask for the same share one run. The run begins after each of them came,
 * so nobody is told anything older than their own question; a crowd on one page costs little more than one visitor.
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
