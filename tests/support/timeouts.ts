import { vi } from 'vitest'

/** A bound for what never comes, not a measure: a second, the libraries' own choice, passes quickly on a busy machine. */
const PATIENCE_MS = 10_000

const waitFor = vi.waitFor
vi.waitFor = (callback, options) =>
  waitFor(callback, { timeout: PATIENCE_MS, ...(typeof options === 'number' ? { timeout: options } : options) })

if (typeof document !== 'undefined') {
  await Promise.all([import('./screens/quick-jsdom'), import('./screens/quick-react')])
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: PATIENCE_MS })
}
