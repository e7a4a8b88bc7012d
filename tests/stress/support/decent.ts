import { expect } from 'vitest'
import type { HttpAnswer } from './http-client'

/** Matches internals: stack frames, paths, SQL, names of dependencies. */
const INSIDE =
  /\bat \S+ \(|\.next\/|node_modules|file:\/\/|Failed query|\bselect .+ from |insert into|syntax error|drizzle|pglite|ZodError/i

/** No answer of the API is a 5xx or shows the inside, and every refusal says why, in JSON. */
export function expectDecent({ status, headers, text, body }: HttpAnswer): void {
  expect(status, text.slice(0, 300)).toBeLessThan(500)
  expect(text).not.toMatch(INSIDE)
  if (status < 400) return
  expect(headers['content-type']).toMatch(/^application\/json/)
  expect(body).toMatchObject({ message: expect.any(String) })
  if (status === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
}
