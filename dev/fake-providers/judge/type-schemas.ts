import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export type JsonSchema = Record<string, unknown>
type Schemas = Record<string, JsonSchema>

const CACHE = 'node_modules/.cache/slotform'

export function versionOf(folder: string): string {
  return (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string }).version
}

/** JSON Schemas by name of all types of a source. Made once for each `name` and kept: it takes some seconds. */
export async function readTypeSchemas(name: string, readTypes: () => string, expected: string[]): Promise<Schemas> {
  const file = path.join(CACHE, `${name}.json`)
  if (!existsSync(file)) {
    mkdirSync(CACHE, { recursive: true })
    // Several test processes may make it at the same time: each writes its own, and the last rename wins.
    const own = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`
    const schemas = await makeSchemas(`${own}.ts`, readTypes())
    if (expected.some((type) => !schemas[type])) throw new Error(`The types of ${name} are not where they were`)
    writeFileSync(own, JSON.stringify(schemas))
    renameSync(own, file)
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Schemas
}

async function makeSchemas(file: string, types: string): Promise<Schemas> {
  const { createGenerator } = await import('ts-json-schema-generator')
  writeFileSync(file, types)
  const options = { path: file, type: '*', skipTypeCheck: true, additionalProperties: false, jsDoc: 'none' } as const
  return (createGenerator(options).createSchema('*').definitions ?? {}) as Schemas
}
