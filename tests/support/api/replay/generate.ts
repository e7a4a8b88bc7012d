import fc from 'fast-check'
import { COMPONENTS, type Components, type JsonSchema } from '@/lib/api/openapi/json-schema'

const MAX_DEPTH = 5
/** Values of other types, empty ones, and some beyond the bounds of most fields. */
const JUNK: unknown[] = [null, true, -1, 1.5, 1e300, '', 'junk', 'x'.repeat(30_000), [], [null], {}, { a: {} }]

const instant = fc
  .integer({ min: 0, max: 20_000 })
  .map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString())
const BY_FORMAT: Record<string, fc.Arbitrary<unknown>> = {
  'date-time': instant,
  date: instant.map((text) => text.slice(0, 10)),
  uuid: fc.uuid(),
  email: fc.nat().map((number) => `replay-${number}@example.com`),
}

/** Values that a schema of the document allows, or nearly: a bound that JSON Schema cannot say is not known here. */
export function valuesOf(schema: JsonSchema, components: Components, depth = 0): fc.Arbitrary<unknown> {
  const inner = (part: JsonSchema) => valuesOf(part, components, depth + 1)
  if (schema.$ref) return inner(components[schema.$ref.slice(COMPONENTS.length)] ?? {})
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(inner))
  if (depth > MAX_DEPTH) return fc.constant(schema.type === 'array' ? [] : null)
  if (schema.examples?.length && schema.type !== 'object') return fc.constantFrom(...schema.examples)
  switch ([schema.type].flat()[0]) {
    case 'object':
      return objects(schema, inner)
    case 'array': {
      const { minItems = 0, maxItems = 3 } = schema
      return fc.array(inner(schema.items ?? {}), {
        minLength: minItems,
        maxLength: Math.max(minItems, Math.min(3, maxItems)),
      })
    }
    case 'integer':
    case 'number': {
      const min = Math.ceil(schema.minimum ?? 0)
      return fc.integer({ min, max: Math.min(schema.maximum ?? min + 60, 2 ** 31 - 1) })
    }
    case 'boolean':
      return fc.boolean()
    case 'string':
      return texts(schema)
    case 'null':
      return fc.constant(null)
    default:
      return fc.constantFrom<unknown>(null, {}, 'text', 1)
  }
}

function texts({ format, pattern, minLength = 0, maxLength = 40 }: JsonSchema): fc.Arbitrary<unknown> {
  if (format && BY_FORMAT[format]) return BY_FORMAT[format]
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  return fc.string({ minLength, maxLength: Math.max(minLength, Math.min(40, maxLength)) })
}

function objects(schema: JsonSchema, inner: (part: JsonSchema) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, part]) => [name, inner(part)]))
  return fc.record(fields, { requiredKeys: schema.required ?? [] })
}

/** A body with one thing changed, anywhere in it: a field dropped, or its value replaced by junk. */
export function broken(body: unknown): fc.Arbitrary<unknown> {
  const places = placesIn(body)
  return fc
    .tuple(fc.constantFrom(...places), fc.constantFrom(...JUNK, undefined))
    .map(([place, junk]) => put(body, place, junk))
}

/** Bodies that `isValid` refuses: each required field dropped, each field with one kind of junk, and what is no object. */
export function eachBroken(schema: JsonSchema, body: object, isValid: (body: unknown) => boolean): unknown[] {
  const names = Object.keys(schema.properties ?? {})
  const dropped = (schema.required ?? []).map((name) => put(body, [name], undefined))
  const spoilt = names.flatMap((name, place) => {
    // Begins elsewhere for each field, so that each kind of junk is sent.
    const rotated = JUNK.map((_, turn) => put(body, [name], JUNK[(place + turn) % JUNK.length]))
    return rotated.filter((one) => !isValid(one)).slice(0, 1)
  })
  return [...dropped, ...spoilt, [], null]
}

type Place = (string | number)[]

function placesIn(value: unknown, before: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [before]
  const inside = Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...before, key]))
  return before.length > 0 ? [before, ...inside] : inside.length > 0 ? inside : [['unknown']]
}

function put(value: unknown, [key, ...rest]: Place, junk: unknown): unknown {
  if (key === undefined) return junk
  const copy: Record<string | number, unknown> = Array.isArray(value) ? ([...value] as never) : { ...(value as object) }
  copy[key] = put(copy[key], rest, junk)
  return copy
}
