import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { JsonSchema } from './google-schemas'

const PACKAGE = 'node_modules/@microsoft/microsoft-graph-types'
const CACHE = 'node_modules/.cache/slotform'

/** What the calls are written down with. A whole user would lead to all of Graph. */
const TYPES = `import type * as graph from '@microsoft/microsoft-graph-types'
export type AnEvent = graph.Event
export type ACalendar = graph.Calendar
export type ASubscription = graph.Subscription
export type AUser = Pick<graph.User, 'id' | 'displayName' | 'givenName' | 'surname' | 'mail' | 'userPrincipalName'>
`

/** JSON Schemas by name of Microsoft's own types. Made once for each version of the package: it takes some seconds. */
export async function readMicrosoftSchemas(): Promise<Record<string, JsonSchema>> {
  const { version } = JSON.parse(readFileSync(path.join(PACKAGE, 'package.json'), 'utf8')) as { version: string }
  const types = createHash('sha256').update(TYPES).digest('hex').slice(0, 8)
  const file = path.join(CACHE, `microsoft-graph-${version}-${types}.json`)
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
  writeFileSync(types, TYPES)
  const options = { path: types, type: '*', skipTypeCheck: true, additionalProperties: false, jsDoc: 'none' } as const
  const { definitions } = createGenerator(options).createSchema('*')
  if (!definitions?.AnEvent || !definitions.ACalendar) throw new Error('Microsoft’s types are not where they were')
  return definitions
}
