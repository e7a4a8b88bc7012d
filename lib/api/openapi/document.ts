import type { Method } from '@/lib/shared/http-methods'
import { type Declaration, isAlsoBelowV1 } from '../route'
import { ERROR_SCHEMA } from './error-answers'
import type { Components } from './json-schema'
import { AREAS } from './operation'
import { type OpenApiCall, toCall } from './to-call'

/** A call of the API as its route declares it; `path` is below `/api`, as in `/meetings/{id}`. */
export type DeclaredCall = { path: string; method: Method; declaration: Declaration }

export type OpenApiDocument = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } }
  servers: { url: string; description: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, OpenApiCall>>
  components: {
    schemas: Components
    securitySchemes: Record<string, { type: string; scheme: string; description: string }>
  }
}

const DESCRIPTION = `Everything that a person can do in Slotform, a program can do too.

Calls below \`/api/v1\` need a key: \`Authorization: Bearer sf_…\`. Its owner makes it under Developers, with the scopes that it needs. Calls below \`/api\` are public.

Send and receive JSON. Instants are ISO 8601, in UTC in answers; dates are \`yyyy-MM-dd\`; time zones are IANA names. Unknown fields of a request are ignored, and answers may get new fields. Ids are UUIDs: a wrong one, a missing one and another owner’s are all a 404.

A refusal is \`{"message", "code"}\`, for wrong fields with \`issues\`. A 429 and a 503 say in \`Retry-After\` how many seconds to wait. Each answer has an \`X-Request-Id\`.`

/** OpenAPI 3.1 of the calls that declare an operation. */
export function toDocument(declared: readonly DeclaredCall[], version: string): OpenApiDocument {
  const components: Components = { Error: ERROR_SCHEMA }
  const paths: OpenApiDocument['paths'] = {}
  for (const { call, address, isPublic } of declared.flatMap(addressesOf)) {
    const { method } = call
    paths[address] ??= {}
    paths[address][method.toLowerCase()] = toCall(call, { isPublic, components })
  }
  const schemas = Object.fromEntries(Object.entries(components).sort(([one], [other]) => one.localeCompare(other)))
  return {
    openapi: '3.1.0',
    info: { title: 'Slotform API', version, description: DESCRIPTION, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/', description: 'This server.' }],
    tags: Object.entries(AREAS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas,
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'A key, `sf_…`, made by its owner under Developers.' },
      },
    },
  }
}

type Addressed = { call: DeclaredCall; address: string; isPublic: boolean }

/** A call that anyone may make is documented at `/api`; one that a key may make at `/api/v1`; some are both. */
function addressesOf(call: DeclaredCall): Addressed[] {
  const { path, declaration } = call
  const { access } = declaration
  if (!declaration.operation) return []
  return [
    ...(isAlsoBelowV1(declaration) ? [{ call, address: `/api/v1${path}`, isPublic: false }] : []),
    ...(access === 'public' || access === 'optional-session' ? [{ call, address: `/api${path}`, isPublic: true }] : []),
  ]
}
