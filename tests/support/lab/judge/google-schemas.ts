import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export type JsonSchema = Record<string, unknown>

const PACKAGE = 'node_modules/@googleapis/calendar'
const CACHE = 'node_modules/.cache/slotform'

/** JSON Schemas by name of Google's own types. Made once for each version of the package: it takes some seconds. */
export async function readGoogleSchemas(): Promise<Record<string, JsonSchema>> {
  const { version } = JSON.parse(readFileSync(path.join(PACKAGE, 'package.json'), 'utf8')) as { version: string }
  const file = path.join(CACHE, `google-calendar-${version}.json`)
  if (!existsSync(file)) {
    mkdirSync(CACHE, { recursive: true })
    // Several test processes may make it at the same time: each writes its own, and the last rename wins.
    const own = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`
    writeFileSync(own, JSON.stringify(await makeSchemas(own)))
    renameSync(own, file)
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, JsonSchema>
}

async function makeSchemas(own: string): Promise<unknown> {
  const { createGenerator } = await import('ts-json-schema-generator')
  const types = `${own}.ts`
  writeFileSync(types, cutOutTypes(readFileSync(path.join(PACKAGE, 'build/v3.d.ts'), 'utf8')))
  const options = { path: types, type: '*', skipTypeCheck: true, additionalProperties: false, jsDoc: 'none' } as const
  const { definitions } = createGenerator(options).createSchema('*')
  if (Object.keys(definitions ?? {}).length < 50) throw new Error('Google’s types are not where they were')
  return definitions
}

/** The interfaces of what is sent and answered, without the client's classes and what those import. */
function cutOutTypes(source: string): string {
  const blocks = source.matchAll(
    /^ {4}(?:export )?(interface (?:(?:Schema|Params)\$[\w$]+|StandardParameters)[^{]*\{\n[\s\S]*?^ {4}\})$/gm,
  )
  return [...blocks].map(([, block = '']) => `export ${block.replace(/^\s*auth\?: .*$/m, '')}`).join('\n')
}
