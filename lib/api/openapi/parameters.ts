import type { JsonSchema } from './json-schema'

export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: JsonSchema
  explode?: boolean
}

const PATH_SCHEMAS: Record<string, JsonSchema> = {
  slug: { type: 'string', examples: ['intro'] },
  token: { type: 'string', examples: ['5b0c8a1e…'] },
}
const ID: JsonSchema = { type: 'string', format: 'uuid' }

export function pathParameters(path: string): Parameter[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: PATH_SCHEMAS[name] ?? ID,
  }))
}

/** One for each field of the query's schema. */
export function queryParameters({ properties = {}, required = [] }: JsonSchema): Parameter[] {
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(description && { description }),
    schema,
  }))
}

/** Headers that the call needs. */
export function sentHeaders(headers: Record<string, string> = {}): Parameter[] {
  return Object.entries(headers).map(([name, description]) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  }))
}

export function headerParameter(): Parameter {
  return {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'A repeat with the same key and body within a day gets the first answer again.',
    schema: { type: 'string', pattern: '^[!-~]{1,200}$', examples: ['order-1729'] },
  }
}
