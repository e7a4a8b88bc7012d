import fc from 'fast-check'

/** Stands for a number that JSON can spell and JavaScript cannot hold. */
const HUGE = '@@1e999@@'
/** Stands for lists inside one another, deeper than JSON.stringify can go. */
const DEEP = '@@deep@@'
const DEPTH = 5_000
export const toJsonText = (value: unknown): string =>
  JSON.stringify(value)
    ?.replaceAll(`"${HUGE}"`, '1e999')
    .replaceAll(`"${DEEP}"`, '['.repeat(DEPTH) + ']'.repeat(DEPTH)) ?? ''

const deep = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))
const withProto = (value: string): unknown => JSON.parse(`{"__proto__":${value},"constructor":{"prototype":1}}`)

const TEXTS = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    'a\udfffb',
    '\u202e\u200b',
    '\r\nX-Injected: 1',
    '__proto__',
    'toString',
    '%',
    '%00',
  ],
  ...[
    'x'.repeat(501),
    'x'.repeat(20_000),
    '😀'.repeat(300),
    'ı'.repeat(255),
    '../../etc/passwd',
    '{{7*7}}',
    '<b>',
    '@',
    'a@b',
  ],
  ...[
    "'; drop table users; --",
    'NaN',
    'Infinity',
    '-1',
    '1e999',
    '0x10',
    'null',
    'undefined',
    '[object Object]',
    HUGE,
  ],
  ...[
    '2030-02-30T10:00:00Z',
    '2030-13-01T00:00:00Z',
    '+275761-01-01T00:00:00Z',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999Z',
  ],
  ...[
    '1970-01-01T00:00:00Z',
    '2030-06-01T24:00:00Z',
    '2030-06-01T10:00:00+99:99',
    '2030-06-01T10:00',
    '2030-02-30',
    '9999-12-31',
  ],
  ...[
    '-000001-01-01',
    '24:00',
    '23:60',
    '9:00',
    '09:00:00',
    '٠٩:٠٠',
    'Mars/Olympus',
    'Etc/GMT+14',
    'UTC\0',
    '+03:00',
    'EST5EDT',
    'utc',
  ],
]

export const junkText = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'binary' }), fc.string())

export const junk: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: junkText },
  fc.constantFrom<unknown>(null, true, false, 0, -0, -1, 1.5, 1e308, 2 ** 53, -(2 ** 31) - 1, Number.MIN_VALUE),
  fc.constantFrom<unknown>(
    [],
    {},
    [[]],
    [null],
    deep(30),
    deep(33),
    DEEP,
    withProto('{"isActive":true}'),
    withProto('null'),
  ),
  fc.array(junkText, { maxLength: 120 }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** On the hour, where slots begin. */
const instant = fc.nat({ max: 9_000 }).map((hours) => new Date(Math.ceil(Date.now() / 3_600_000 + hours) * 3_600_000))
const INSTANTS_AT_THE_EDGE = [
  '1970-01-01T23:59:59.999Z',
  '1970-01-02T00:00:00.000Z',
  '9999-12-30T23:59:59.999Z',
  '9999-12-31T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
]
const iso = fc.oneof(
  { weight: 9, arbitrary: instant.map((date) => date.toISOString()) },
  { weight: 1, arbitrary: fc.constantFrom(...INSTANTS_AT_THE_EDGE) },
)
const date = iso.map((text) => text.slice(0, 10))
const wallTime = fc.constantFrom('00:00', '09:00', '09:30', '17:00', '23:59')
const zone = fc.constantFrom(
  'UTC',
  'Europe/Istanbul',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Africa/Casablanca',
)
const email = fc.integer({ min: 1, max: 1e9 }).map((number) => `fuzz-${number}@example.com`)

/** Values that usually fit a field of this name. */
export const BY_NAME: Record<string, fc.Arbitrary<unknown>> = {
  email,
  attendeeEmail: email,
  startTime: fc.oneof(iso, wallTime),
  endTime: fc.oneof(iso, wallTime),
  from: fc.oneof(
    date,
    date.map((day) => `${day.slice(0, 8)}02`),
  ),
  to: fc.oneof(
    date,
    date.map((day) => `${day.slice(0, 8)}28`),
  ),
  date,
  timezone: zone,
  userTimezone: zone,
  duration: fc.constantFrom(15, 30, 60),
  customLocation: fc.constantFrom('Room 1', 'https://example.com/x'),
  attendees: fc.array(email, { maxLength: 3 }),
  page: fc.integer({ min: 1, max: 3 }).map(String),
  location: fc.constantFrom('custom', 'zoom', 'google_meet'),
  accent: fc.constantFrom('#0b6a50', '#ABCDEF', '#fff'),
  value: fc.constantFrom('red', 'blue', '5'),
  label: fc.constantFrom('Red', 'Blue', 'Option 1'),
  redirectUrl: fc.constantFrom('https://example.com/thanks', 'javascript:alert(1)'),
  responses: fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'x'), junk, { maxKeys: 3 }),
  slug: fc.integer({ min: 1, max: 1e9 }).map((number) => `fuzz-${number}`),
}

export type JsonSchema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
}

/** Values of a schema, as a rule. */
export function fitting(schema: JsonSchema, name = ''): fc.Arbitrary<unknown> {
  if (schema.properties) return objectOf(schema.properties)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.type === 'array') return fc.array(fitting(schema.items ?? {}), { maxLength: 4 })
  if (BY_NAME[name]) return BY_NAME[name]
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fitting(one, name)))
  if (schema.type === 'integer' || schema.type === 'number') return fc.integer({ min: 0, max: 60 })
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'string') return fc.string({ minLength: 1, maxLength: 30 })
  return junk
}

/** All fields fit; or each fits, is junk or is missing. Some fields are unknown. */
function objectOf(properties: Record<string, JsonSchema>): fc.Arbitrary<unknown> {
  const isWindow = 'dayOfWeek' in properties
  const right = mapValues(properties, (schema, name) =>
    isWindow && name.endsWith('Time') ? wallTime : name === 'dayOfWeek' ? fc.nat(6) : fitting(schema, name),
  )
  const mixed = mapValues(right, (arbitrary) => fc.oneof({ weight: 7, arbitrary }, { weight: 1, arbitrary: junk }))
  const known = fc.oneof(
    { weight: 2, arbitrary: fc.record(right) },
    { weight: 3, arbitrary: fc.record(mixed) },
    { weight: 2, arbitrary: fc.record(mixed, { requiredKeys: [] }) },
  )
  const extra = fc.option(fc.dictionary(junkText, junk, { maxKeys: 2 }), { freq: 5, nil: {} })
  return fc.tuple(known, extra).map(([fieldsOf, others]) => ({ ...others, ...fieldsOf }))
}

function mapValues<A, B>(record: Record<string, A>, map: (value: A, name: string) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value, name)]))
}
