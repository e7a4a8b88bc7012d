import { createHash } from 'node:crypto'
import { type JsonSchema, readTypeSchemas, versionOf } from './type-schemas'

const PACKAGE = 'node_modules/@microsoft/microsoft-graph-types'

/** The types that the calls use. A whole user would pull in all of Graph. */
const TYPES = `import type * as graph from '@microsoft/microsoft-graph-types'
export type AnEvent = graph.Event
export type ACalendar = graph.Calendar
export type ASubscription = graph.Subscription
export type AUser = Pick<graph.User, 'id' | 'displayName' | 'givenName' | 'surname' | 'mail' | 'userPrincipalName'>
`

/** JSON Schemas by name of Microsoft's own types, for the version of the package that is there and what is picked above. */
export function readMicrosoftSchemas(): Promise<Record<string, JsonSchema>> {
  const picked = createHash('sha256').update(TYPES).digest('hex').slice(0, 8)
  const name = `microsoft-graph-${versionOf(PACKAGE)}-${picked}`
  return readTypeSchemas(name, () => TYPES, ['AnEvent', 'ACalendar', 'ASubscription', 'AUser'])
}
