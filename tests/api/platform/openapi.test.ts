// @module-tag embedded
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { findOperation } from '@/app/api/v1/find-operation'
import { DOCUMENT_FILE, toApiPath } from '@/dev/openapi/files'
import { type OpenApiDocument, toDocument } from '@/lib/api/openapi/document'
import { OPERATION_KEYS } from '@/lib/api/openapi/operations'
import { version } from '@/package.json'
import { root } from '@/scripts/run.mjs'
import { ApiClient } from '../../support/api/client'
import { readApiRoutes } from '../../support/api/routes'

/** Calls that no program makes, with the reason. */
const NOT_FOR_PROGRAMS: [RegExp, string][] = [
  [/ \/\{\.\.\.unknown\}$/, 'answers 404'],
  [/ \/auth\//, 'people sign in and connect accounts in a browser'],
  [/ \/mcp$/, 'speaks the Model Context Protocol'],
  [/ \/logout$/, 'ends the session of a browser'],
  [/ \/keys(\/|$)/, 'a key that leaked could make others that outlive it'],
  [/ \/sessions(\/|$)/, 'as with the keys'],
  [/ \/(account|export|import|people)(\/|$)/, 'no key calls them: they concern a whole account, or take nothing back'],
  [/ \/cron\//, 'the scheduler of a host'],
  [/ \/webhooks\//, 'messages of providers'],
  [/ \/requests\/\{token\}$/, 'a page with a form for the owner’s mail'],
]

const committed = JSON.parse(readFileSync(path.join(root, DOCUMENT_FILE), 'utf8')) as OpenApiDocument

async function readDeclaredCalls() {
  const routes = await readApiRoutes()
  return routes.flatMap(({ path: address, calls }) =>
    calls.map((call) => ({ path: toApiPath(address.slice('/api/'.length)), method: call.method, declaration: call })),
  )
}

describe('GET /api/openapi.json', () => {
  test('describes the routes as they are: `npm run openapi` writes it', async () => {
    const document = toDocument(await readDeclaredCalls(), version)
    expect(JSON.parse(JSON.stringify(document))).toEqual(committed)
  })

  test('has every call, but for those that no program makes', async () => {
    const calls = (await readDeclaredCalls()).map((call) => `${call.method} ${call.path}`)
    const missing = calls.filter((call) => !OPERATION_KEYS.includes(call))
    expect(missing.filter((call) => !NOT_FOR_PROGRAMS.some(([pattern]) => pattern.test(call)))).toEqual([])
    expect(OPERATION_KEYS.filter((key) => !calls.includes(key))).toEqual([])
    expect(NOT_FOR_PROGRAMS.filter(([pattern]) => !missing.some((call) => pattern.test(call)))).toEqual([])
  })

  test('names each call once, and all calls of /api/v1 are there', () => {
    const calls = Object.entries(committed.paths).flatMap(([address, methods]) =>
      Object.values(methods).map(({ operationId }) => ({ address, operationId })),
    )
    expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(calls.length)
    const programs = calls.filter(({ address }) => address.startsWith('/api/v1/'))
    expect(programs.filter(({ address }) => findOperation(address.replaceAll(/\{\w+\}/g, 'x')) === null)).toEqual([])
  })

  test('refers only to what it has', () => {
    const references = [...JSON.stringify(committed).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)]
    const names = new Set(references.map(([, name]) => name))
    expect([...names].filter((name) => !committed.components.schemas[name ?? ''])).toEqual([])
  })

  test('is served with an ETag, to anybody', async () => {
    const first = await new ApiClient().get('/api/openapi.json')
    expect(first).toMatchObject({ status: 200, body: { openapi: '3.1.0' } })
    const etag = first.headers.get('etag') ?? ''
    const again = await new ApiClient().get('/api/openapi.json', { headers: { 'if-none-match': etag } })
    expect([again.status, again.text]).toEqual([304, ''])
  })
})
