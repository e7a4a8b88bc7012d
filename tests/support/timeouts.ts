import { vi } from 'vitest'

/** A bound for what never comes, not a measure: a second, the libraries' own choice, passes quickly on a busy machine. */
export const PATIENCE_MS = 30_000

const waitFor = vi.waitFor
vi.waitFor = (callback, options) =>
  waitFor(callback, { timeout: PATIENCE_MS, ...(typeof options === 'number' ? { timeout: options } : options) })
