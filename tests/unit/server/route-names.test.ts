import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readRouteNames } from '@/server/route-names.mjs'

function buildWith(routes: object): string {
  const dir = `${mkdtempSync(path.join(tmpdir(), 'slotform-routes-'))}/`
  mkdirSync(`${dir}.next`)
  writeFileSync(`${dir}.next/routes-manifest.json`, JSON.stringify(routes))
  return dir
}

const nameOf = readRouteNames(
  buildWith({
    staticRoutes: [{ page: '/' }, { page: '/forms' }, { page: '/api/forms' }],
    dynamicRoutes: [
      { page: '/api/forms/[id]', regex: '^/api/forms/([^/]+?)(?:/)?$' },
      { page: '/api/[...unknown]', regex: '^/api/(.+?)(?:/)?$' },
      { page: '/b/[token]', regex: '^/b/([^/]+?)(?:/)?$' },
      { page: '/[slug]', regex: '^/([^/]+?)(?:/)?$' },
    ],
  }),
)

describe('readRouteNames', () => {
  it.each([
    ['/', '/'],
    ['/?ref=secret', '/'],
    ['/forms/', '/forms'],
    ['/api/forms/0198f0c5', '/api/forms/[id]'],
    ['/api/v1/forms/0198f0c5?x=1', '/api/v1/forms/[id]'],
    ['/api/v1/forms', '/api/v1/forms'],
    ['/api/nothing/here', '/api/[...unknown]'],
    ['/b/a-token-of-somebody', '/b/[token]'],
    ['/ada-intro', '/[slug]'],
    ['/_next/static/chunks/4f2a.js', '/_next/*'],
    ['/nothing/like/this', 'other'],
    ['*', 'other'],
  ])('names %s by %s', (url, route) => {
    expect(nameOf(url)).toBe(route)
  })

  it('tells nothing apart without a build', () => {
    expect(readRouteNames('/no/such/folder/')('/b/a-token')).toBe('other')
  })
})
