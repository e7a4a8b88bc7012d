import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'

const DOCUMENT = path.join(root, 'clients/slotform/openapi.json')
const GENERATOR = path.join(root, 'node_modules/openapi-typescript/package.json')
const TYPES = path.join(root, 'clients/slotform/api.d.ts')

/** Writes the types of the client from openapi.json where they are missing or older. Git ignores them. */
export async function ensureApiTypes() {
  const document = readFileSync(DOCUMENT)
  const hash = createHash('sha256').update(document).update(readFileSync(GENERATOR)).digest('hex')
  const header = `// Written from openapi.json. Change the routes and their schemas instead. ${hash}\n\n`
  if (existsSync(TYPES) && readFileSync(TYPES, 'utf8').startsWith(header)) return
  const { default: openapiTS, astToString } = await import('openapi-typescript')
  writeFileSync(TYPES, header + astToString(await openapiTS(document)))
}
