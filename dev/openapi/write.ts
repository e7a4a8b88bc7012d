import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type DeclaredCall, toDocument } from '@/lib/api/openapi/document'
import type { Declaration } from '@/lib/api/route'
import { METHODS, type Method } from '@/lib/shared/http-methods'
import { version } from '@/package.json'
import { ensureApiTypes } from '@/scripts/api-types.mjs'
import { root } from '@/scripts/run.mjs'
import { API_FOLDER, DOCUMENT_FILE, toApiPath } from './files'
import { toReadableJson } from './readable-json'

type Handlers = Record<Method, { declaration?: Declaration }>

/** Writes the description of the API and the types of its client. Returns the line to print. */
export async function writeOpenApi(): Promise<string> {
  const document = toDocument(await readDeclaredCalls(), version)
  writeFileSync(path.join(root, DOCUMENT_FILE), toReadableJson(document))
  await ensureApiTypes()
  const calls = Object.values(document.paths).flatMap((methods) => Object.keys(methods)).length
  return `${calls} calls in ${DOCUMENT_FILE}.`
}

async function readDeclaredCalls(): Promise<DeclaredCall[]> {
  const files = readdirSync(path.join(root, API_FOLDER), { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('/route.ts'))
    .sort()
  const routes = files.map(async (file) => {
    const handlers: Handlers = await import(pathToFileURL(path.join(root, API_FOLDER, file)).href)
    return METHODS.flatMap((method) => {
      const { declaration } = handlers[method]
      return declaration ? [{ path: toApiPath(file), method, declaration }] : []
    })
  })
  return (await Promise.all(routes)).flat()
}
