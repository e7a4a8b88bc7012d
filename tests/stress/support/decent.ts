import { expect } from 'vitest'
import type { HttpAnswer } from './http-client'

/** Matches internals: stack frames, paths, SQL, names of dependencies. */
const INSIDE =
  /\bat \S+ \(|\.next\/|node_modules|file:\/\/|Failed query|\bselect .+ from |insert into|syntax error|drizzle|pglite|ZodError/i

/** Calls that links in mails lead to: they show a page. */
const SHOW_PAGES = new Set(['/api/requests/[token]', '/api/offers/[token]', '/api/suggested-times/[token]'])

/** Calls that answer with a document of ours, whose sentences may read like that. */
const DOCUMENTS = new Set([
  '/api/openapi.json',
  '/api/arrivals/scripts/calcom.sql',
  '/api/arrivals/scripts/google-forms.gs',
])

/** No answer of the API is a 5xx or shows the inside, and every refusal says why: in JSON, or on the page that the call shows. */
export function expectDecent({ status, headers, text, body }: HttpAnswer, path: string): void {
  expect(status, text.slice(0, 300)).toBeLessThan(500)
  if (!DOCUMENTS.has(path)) expect(text).not.toMatch(INSIDE)
  if (status < 400) return
  if (SHOW_PAGES.has(path) && headers['content-type'] === 'text/html; charset=utf-8') {
    expect(text).toMatch(/<h1[^>]*>[^<]+<\/h1>/)
    return
  }
  expect(headers['content-type']).toMatch(/^application\/json/)
  expect(body).toMatchObject({ message: expect.any(String) })
  if (status === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
}
