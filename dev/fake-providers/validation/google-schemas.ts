import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type JsonSchema, readTypeSchemas, versionOf } from './type-schemas'

const PACKAGE = 'node_modules/@googleapis/calendar'
const EXPECTED = ['Schema$Event', 'Schema$CalendarList', 'Schema$Channel', 'Params$Resource$Events$List']

/** JSON Schemas by name of Google's own types, for the version of the package that is there. */
export function readGoogleSchemas(): Promise<Record<string, JsonSchema>> {
  const readTypes = () => cutOutTypes(readFileSync(path.join(PACKAGE, 'build/v3.d.ts'), 'utf8'))
  return readTypeSchemas(`google-calendar-${versionOf(PACKAGE)}`, readTypes, EXPECTED)
}

/** The interfaces of what is sent and answered, without the client's classes and what those import. */
function cutOutTypes(source: string): string {
  const blocks = source.matchAll(
    /^ {4}(?:export )?(interface (?:(?:Schema|Params)\$[\w$]+|StandardParameters)[^{]*\{\n[\s\S]*?^ {4}\})$/gm,
  )
  return [...blocks].map(([, block = '']) => `export ${block.replace(/^\s*auth\?: .*$/m, '')}`).join('\n')
}
