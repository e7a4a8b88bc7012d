import { afterAll, vi } from 'vitest'

/**
 * Test files share a process, so that packages and the embedded database's program are loaded once. The product's own
 * modules are loaded again for each file, and what they keep on the global object is removed, as in a new process.
 */
vi.resetModules()
for (const key of Object.getOwnPropertySymbols(globalThis)) {
  if (key.description?.startsWith('slotform')) Reflect.deleteProperty(globalThis, key)
}

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
