import { afterAll } from 'vitest'

const before = { ...process.env }

/** Test files share a process, so what one changes in its environment would reach the next. */
afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
})
