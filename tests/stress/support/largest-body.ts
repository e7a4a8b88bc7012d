import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { BY_NAME, type JsonSchema } from './junk'
import { seed } from './stress'

type Schema = JsonSchema & {
  $ref?: string
  $defs?: Record<string, Schema>
  items?: Schema
  prefixItems?: Schema[]
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  propertyNames?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  maxItems?: number
  maximum?: number
}

/** How large texts and lists get at most, and what free texts are filled with. */
type Bounds = { text: number; list: number; fill: string }
export type Body = { what: string; raw: string }
type Root = { defs: Record<string, Schema>; bounds: Bounds; least: Map<Schema, number> }

/** Where a schema has no maximum, and still within the largest body. */
const WITHOUT_MAXIMUM = 50_000
const MAX_DEPTH = 12
/** Letters, and what makes a pattern try again and again: spaces, dots, signs of addresses and of markup. */
const FILLS = ['x', ' ', 'a.', '@', '<', '*_', '://']

/**
 * Bodies of a call that are as large as its schema and `maxBytes` allow: lists at their maximum with texts as long as fit, texts at
 * their maximum in lists as long as fit, with each of the fills, and both wrong in every place; and such as no schema asks for.
 */
export function largestBodies(schema: JsonSchema, maxBytes: number, fills: readonly string[] = FILLS): Body[] {
  const bodies = fills.flatMap((fill) => [
    { what: `longest lists, of ${fill}`, value: fitted(schema, maxBytes, { first: 'text', fill }) },
    { what: `longest texts, of ${fill}`, value: fitted(schema, maxBytes, { first: 'list', fill }) },
  ])
  const wrong = bodies.slice(0, 2).map(({ what, value }) => ({ what: `${what}, all wrong`, value: toWrong(value) }))
  const texts = [...bodies, ...wrong].map(({ what, value }) => ({ what, raw: JSON.stringify(value) ?? '' }))
  return [...withoutTwins(texts), ...strangeBodies(Object.keys((schema as Schema).properties ?? {}), maxBytes)]
}

const withoutTwins = (bodies: Body[]) =>
  bodies.filter(({ raw }, place) => bodies.findIndex((other) => other.raw === raw) === place)

function strangeBodies(names: string[], maxBytes: number): Body[] {
  const room = maxBytes - 100
  const name = names[0] ?? 'a'
  const many = (one: (place: number) => string) =>
    Array.from({ length: Math.floor(room / one(10_000).length) }, (_, n) => one(n))
  return [
    {
      what: 'as many fields as fit',
      raw: `{${many((n) => `"f${n}":1,`)
        .join('')
        .slice(0, -1)}}`,
    },
    { what: 'as many numbers as fit', raw: `{"${name}":[${'1,'.repeat(room / 2)}1]}` },
    { what: 'as many objects as fit', raw: `{"${name}":[${'{},'.repeat(room / 3)}{}]}` },
    { what: 'lists in lists', raw: `{"${name}":${'['.repeat(room / 2)}${']'.repeat(room / 2)}}` },
    { what: 'one text', raw: `{"${name}":"${'\\u0001'.repeat(room / 6)}"}` },
  ]
}

/** The largest value within `maxBytes`: what is named `first` gives way before the other does. */
function fitted(schema: Schema, maxBytes: number, { first, fill }: { first: 'text' | 'list'; fill: string }): unknown {
  const bounds: Bounds = { text: WITHOUT_MAXIMUM, list: WITHOUT_MAXIMUM, fill }
  const root: Root = { defs: schema.$defs ?? {}, bounds, least: new Map() }
  while (bounds.text > 1 || bounds.list > 1) {
    root.least.clear()
    if (leastBytes(schema, root) <= maxBytes) {
      const value = largest(schema, root, '', 0)
      if (Buffer.byteLength(JSON.stringify(value) ?? '') <= maxBytes) return value
    }
    const which = bounds[first] > 1 ? first : first === 'text' ? 'list' : 'text'
    bounds[which] = Math.ceil(bounds[which] / 2)
  }
  return {}
}

/** A guess that is quickly made, so that no value of gigabytes is. Each schema is looked at once. */
function leastBytes(schema: Schema, root: Root, depth = 0): number {
  const one = resolve(schema, root)
  const known = root.least.get(one) ?? guessBytes(one, root, depth)
  root.least.set(one, known)
  return known
}

function guessBytes(one: Schema, root: Root, depth: number): number {
  if ('const' in one || one.enum) return 4
  if (depth > MAX_DEPTH) return 4
  const choices = one.anyOf ?? one.oneOf
  if (choices) return Math.max(...choices.map((choice) => leastBytes(choice, root, depth + 1)))
  if (one.type === 'array')
    return lengthOf(one.maxItems, root.bounds.list) * leastBytes(one.items ?? {}, root, depth + 1)
  if (one.properties)
    return Object.values(one.properties).reduce((sum, field) => sum + leastBytes(field, root, depth + 1), 2)
  if (typeof one.additionalProperties === 'object')
    return lengthOf(undefined, root.bounds.list) * leastBytes(one.additionalProperties, root, depth + 1)
  return one.type === 'string' && !one.format ? lengthOf(one.maxLength, root.bounds.text) : 4
}

const lengthOf = (max: number | undefined, wanted: number) => Math.min(max ?? WITHOUT_MAXIMUM, wanted)

function resolve(schema: Schema, { defs }: Root): Schema {
  const name = /^#\/\$defs\/(.+)$/.exec(schema.$ref ?? '')?.[1]
  return (name && defs[name]) || schema
}

function largest(given: Schema, root: Root, name: string, place: number, depth = 0): unknown {
  const schema = resolve(given, root)
  if (depth > MAX_DEPTH) return null
  const inside = (one: Schema, of = name, at = place) => largest(one, root, of, at, depth + 1)
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[place % schema.enum.length]
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) {
    const sizes = choices.map((one) => leastBytes(one, root, depth + 1))
    return inside(choices[sizes.indexOf(Math.max(...sizes))] ?? {})
  }
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((one) => inside(one)))
  if (schema.type === 'array') {
    if (schema.prefixItems) return schema.prefixItems.map((one) => inside(one))
    return Array.from({ length: lengthOf(schema.maxItems, root.bounds.list) }, (_, at) =>
      inside(schema.items ?? {}, name, at),
    )
  }
  if (schema.properties)
    return Object.fromEntries(Object.entries(schema.properties).map(([field, one]) => [field, inside(one, field)]))
  const { additionalProperties: values } = schema
  if (schema.type === 'object' || typeof values === 'object') {
    const keys = Array.from({ length: lengthOf(undefined, Math.min(root.bounds.list, 2_000)) }, (_, at) =>
      keyOf(schema, at),
    )
    return Object.fromEntries(keys.map((key, at) => [key, inside(typeof values === 'object' ? values : {}, key, at)]))
  }
  if (schema.type === 'boolean') return true
  if (schema.type === 'integer' || schema.type === 'number') return Math.min(schema.maximum ?? 60, 2 ** 31 - 1)
  return largestText(schema, root.bounds, name, place)
}

const keyOf = ({ propertyNames }: Schema, place: number) =>
  propertyNames?.format === 'uuid' ? randomUUID() : String(propertyNames?.enum?.[place] ?? `key${place}`)

/** Each text of a list is another one. */
function largestText(schema: Schema, { text, fill }: Bounds, name: string, place: number): unknown {
  const length = lengthOf(schema.maxLength, text)
  const filled = (begin: string, end = '') =>
    (begin + fill.repeat(Math.max(0, Math.ceil((length - begin.length - end.length) / fill.length)))).slice(
      0,
      Math.max(begin.length, length - end.length),
    ) + end
  if (schema.format === 'email') return `${String(place).padStart(60, 'a')}@example.com`
  if (schema.format === 'uuid') return randomUUID()
  if (schema.format === 'uri') return filled(`https://example.com/${place}/`)
  if (schema.format === 'date-time') return new Date(Date.UTC(2030, 0, 1) + place * 3_600_000).toISOString()
  if (schema.format === 'date') return new Date(Date.UTC(2030, 0, 1) + place * 86_400_000).toISOString().slice(0, 10)
  const known = BY_NAME[name]
  if (known) return sampleOf(name, known, place)
  const plain = filled(`${place}`, '!')
  if (!schema.pattern || new RegExp(schema.pattern, 'u').test(plain)) return plain
  return sampleOf(schema.pattern, fc.stringMatching(new RegExp(schema.pattern, 'u')), place) ?? plain
}

const SAMPLES = 200
const samples = new Map<string, unknown[]>()

/** Made once for each kind of text: a body may have thousands. */
function sampleOf(kind: string, arbitrary: fc.Arbitrary<unknown>, place: number): unknown {
  const known = samples.get(kind) ?? samplesOf(arbitrary)
  samples.set(kind, known)
  return known[place % known.length]
}

function samplesOf(arbitrary: fc.Arbitrary<unknown>): unknown[] {
  try {
    return fc.sample(arbitrary, { seed, numRuns: SAMPLES })
  } catch {
    return [undefined]
  }
}

/** The same shape with another kind of thing in each place. */
function toWrong(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toWrong)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, toWrong(one)]))
  return typeof value === 'string' ? 0 : 'x'
}
