// @module-tag embedded
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { DOCUMENT_FILE, toApiPath } from '@/dev/openapi/files'
import { type OpenApiDocument, toDocument } from '@/lib/api/openapi/document'
import { version } from '@/package.json'
import { root } from '@/scripts/run.mjs'
import { ApiClient } from '../../support/api/client'
import { readApiRoutes } from '../../support/api/routes'

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

  test('names each call once', () => {
    const calls = Object.values(committed.paths).flatMap((methods) => Object.values(methods))
    expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(calls.length)
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
