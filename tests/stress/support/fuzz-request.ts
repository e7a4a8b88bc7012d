import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { z } from 'zod'
import type { Method } from '@/lib/shared/http-methods'
import type { ApiRoute } from '@/tests/support/api/routes'
import { fitting, type JsonSchema, junk, junkText, toJsonText } from './junk'

export type FuzzRequest = {
  method: Method
  path: string
  raw?: string
  headers: Record<string, string>
  signedIn: boolean
}
export type Things = { ids: string[]; slugs: string[] }

/** Requests to one call: the path filled, a query, a body where the method may have one, and odd headers. */
export function requestsTo(route: ApiRoute, method: Method, things: Things): fc.Arbitrary<FuzzRequest> {
  const call = route.calls.find((one) => one.method === method)
  const body = call?.body ? bodyOf(toJsonSchema(call.body)) : fc.option(bodyOf({}), { nil: undefined })
  return fc.record({
    method: fc.constant(method),
    path: fc.tuple(pathOf(route.path, things), queryOf(call?.query)).map(([path, query]) => path + query),
    raw: method === 'GET' ? fc.constant(undefined) : body,
    headers: headers(call?.body !== undefined),
    signedIn: fc.boolean(),
  })
}

/** Returns the schema of a client's input; for a chain of schemas, the first one with fields. */
export function toJsonSchema(schema: z.ZodType): JsonSchema {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  const { def } = schema as { def: { type: string; out?: z.ZodType } }
  return json.properties || def.type !== 'pipe' || !def.out ? json : toJsonSchema(def.out)
}

const encode = (text: string) => encodeURIComponent(text.toWellFormed())
const segment = junkText.map((text) => encode(text.slice(0, 300)) || 'x')
/** Longer than an index takes, and within what the server takes for an address. */
const longSegment = fc.stringMatching(/^[a-z0-9-]{2500,3500}$/, { size: 'max' })

function pathOf(template: string, { ids, slugs }: Things): fc.Arbitrary<string> {
  const parts = template.split('/').map((part) => {
    if (!part.startsWith('[')) return fc.constant(part)
    const real = /^\[(id|questionId)\]$/.test(part) ? ids : part === '[slug]' ? slugs : ['nothing']
    return fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...real) },
      { weight: 1, arbitrary: fc.constantFrom(randomUUID(), '%c3%28', '..%2f', '%2e', 'a%00', '-', '0') },
      { weight: 1, arbitrary: segment },
      { weight: 1, arbitrary: longSegment },
    )
  })
  return fc.tuple(...parts).map((all) => all.join('/'))
}

function queryOf(schema: z.ZodType | undefined): fc.Arbitrary<string> {
  const known = Object.entries((schema ? toJsonSchema(schema).properties : undefined) ?? { page: {}, token: {} })
  const value = (name: string, one: JsonSchema) =>
    fc.oneof({ weight: 5, arbitrary: fitting(one, name) }, { weight: 1, arbitrary: junk })
  const pairs = known.map(([name, one]) =>
    fc.array(value(name, one), { minLength: 0, maxLength: 2 }).map((values) => [name, values] as const),
  )
  const odd = fc.constantFrom(
    '',
    '&',
    '&=',
    '&a',
    '&a=%',
    '&__proto__=1&__proto__=2',
    '&a[]=1&a[b]=2',
    '&%ff=%fe',
    `&a=${'x'.repeat(3_000)}`,
  )
  return fc.tuple(fc.tuple(...pairs), odd).map(([all, rest]) => {
    const texts = all.flatMap(([name, values]) =>
      values.map((one) => `${encode(name)}=${encode(String(one).slice(0, 1_000))}`),
    )
    return `?${texts.join('&')}${rest}`
  })
}

function bodyOf(schema: JsonSchema): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 12, arbitrary: fitting(schema).map(toJsonText) },
    { weight: 2, arbitrary: junk.map(toJsonText) },
    fc.constantFrom(
      '',
      '{',
      '{"a":',
      '\ufeff{}',
      '{"a":1}{"a":2}',
      '[]',
      '"x"',
      '{"a":"\\u0000"}',
      '\xff\xfe',
      `{"a":"${'x'.repeat(270_000)}"}`,
    ),
    fc.constantFrom(
      `{"a":${'['.repeat(60_000)}${']'.repeat(60_000)}}`,
      `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`,
    ),
  )
}

function headers(hasBody: boolean): fc.Arbitrary<Record<string, string>> {
  const types = [
    'application/json',
    'application/json; charset=utf-16',
    'text/plain',
    'multipart/form-data; boundary=x',
    '',
  ]
  const type = fc.oneof({ weight: 9, arbitrary: fc.constant('application/json') }, fc.constantFrom(...types))
  const odd = fc.constantFrom<Record<string, string>>(
    {},
    {},
    {},
    { 'idempotency-key': 'same' },
    { 'idempotency-key': `${'k'.repeat(300)}` },
    { 'idempotency-key': 'a b\u00ff' },
    { origin: 'null' },
    { origin: 'https://evil.example' },
    { origin: 'not an origin' },
    { authorization: `Bearer ${'x'.repeat(500)}` },
    { accept: 'text/html', 'accept-language': '*;q=x' },
    { range: 'bytes=9-1', 'if-none-match': '"x"', 'if-modified-since': 'never' },
    { 'content-encoding': 'gzip' },
    { cookie: 'authjs.session-token=%ff; authjs.session-token=; __Secure-authjs.session-token=x' },
  )
  return fc.tuple(type, odd).map(([one, other]) => ({ ...(hasBody && { 'content-type': one }), ...other }))
}
