import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, vi } from 'vitest'

/**
 * Test files share a process, so that packages and the embedded database's program are loaded once. The product's own
 * modules are loaded again for each file, and what they keep on the global object is removed, as in a new process. Storages
 * stay: Node looks at each that was ever used whenever a promise is made, and one more for each file took a third of the time.
 */
vi.resetModules()
for (const key of Object.getOwnPropertySymbols(globalThis)) {
  const isStorage = Reflect.get(globalThis, key) instanceof AsyncLocalStorage
  if (key.description?.startsWith('slotform') && !isStorage) Reflect.deleteProperty(globalThis, key)
}

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
