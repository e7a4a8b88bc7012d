import { afterAll } from 'vitest'

const before = { ...process.env }

/** Unit tests share a process, so what a file changes in its environment would reach the next one. */
afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
})
