import { describe, expect, it } from 'vitest'
import config from '@/next.config.mjs'

const rewrites = (await config.rewrites?.()) as { beforeFiles: { source: string; has?: { type: string }[] }[] }
const headers = (await config.headers?.()) ?? []

const asksOf = (source: string) =>
  rewrites.beforeFiles.filter((rewrite) => rewrite.source === source).map(({ has }) => has?.at(-1)?.type)
const headersOf = (source: string) =>
  Object.fromEntries(
    headers
      .filter((rule) => rule.source === source && !rule.has)
      .flatMap((rule) => rule.headers.map((one) => [one.key, one.value])),
  )

describe('next.config.mjs', () => {
  it('lets a visitor’s page follow the address, the cookie and the browser, and its picture the address alone', () => {
    for (const page of ['/form/:slug', '/u/:username']) {
      expect(asksOf(page).filter(Boolean)).toEqual(expect.arrayContaining(['query', 'cookie', 'header']))
      expect(asksOf(`${page}/picture`)).toEqual(['query', undefined])
    }
  })

  const policyOf = (path: string) =>
    headers
      .filter(({ source }) => source.startsWith('/api/') && new RegExp(`^${source}$`).test(path))
      .flatMap((rule) => rule.headers.filter(({ key }) => key === 'Content-Security-Policy'))

  it('leaves the policy of pages behind links of mails to the calls that draw them: a second one would refuse their styles', () => {
    for (const path of ['/api/auth/verify', '/api/requests/token', '/api/offers/token', '/api/suggested-times/token'])
      expect(policyOf(path)).toEqual([])
  })

  it('leaves the policy of a stranger’s file, which a browser obeys at its download, to the call', () => {
    expect(policyOf('/api/files/5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11/content')).toEqual([])
    for (const path of ['/api/files/5b0c8a1e', '/api/user', '/api/public/pictures/1'])
      expect(policyOf(path)).toHaveLength(1)
  })

  it('has caches in front of us ask each time, for each language', () => {
    const cached = headers
      .map(({ source }) => source)
      .filter((source) => /^\/(?::slug|form\/:slug$|u\/|success|legal)/.test(source))
    expect(new Set(cached).size).toBe(5)
    for (const source of cached) {
      expect(headersOf(source), source).toMatchObject({
        'Cache-Control': 'public, max-age=0, must-revalidate',
        Vary: 'Accept-Language, Cookie',
      })
    }
  })
})
