import { COMPONENTS, type Components, type JsonSchema } from './json-schema'

const BY_FORMAT: Record<string, unknown> = {
  uuid: '5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11',
  'date-time': '2027-03-01T14:00:00.000Z',
  date: '2027-03-01',
  email: 'vera@example.com',
}

/** For schemas that say nothing nearer: by the name of the field, with its format if it has one. */
const BY_NAME: Record<string, unknown> = {
  'endTime:date-time': '2027-03-01T14:30:00.000Z',
  startTime: '09:00',
  endTime: '17:00',
  title: 'Intro call',
  attendeeName: 'Vera Rubin',
  attendeeEmail: 'vera@example.com',
  email: 'vera@example.com',
  fullName: 'Vera Rubin',
  message: 'I would like to know more.',
  question: 'What would you like to drink?',
  value: 'tea',
  username: 'ada',
  password: 'secret',
  secret: 'secret',
  serverUrl: 'https://meet.example.com/bigbluebutton/api',
  url: 'https://example.com/slotform',
  responses: {},
}

const MAX_DEPTH = 12

/** A value that the schema allows: its own example or default, or one made of those of its parts. */
export function exampleOf(schema: JsonSchema, components: Components, isRequest = false, depth = 0): unknown {
  if (schema.examples?.length) return schema.examples[0]
  if (schema.const !== undefined) return schema.const
  if (schema.default !== undefined) return schema.default
  if (schema.enum) return schema.enum[0]
  const inner = (part: JsonSchema) => exampleOf(part, components, isRequest, depth + 1)
  if (schema.$ref) return inner(components[schema.$ref.slice(COMPONENTS.length)] ?? {})
  const [first] = schema.anyOf ?? schema.oneOf ?? []
  if (first) return inner(first)
  if (schema.format && schema.format in BY_FORMAT) return BY_FORMAT[schema.format]
  switch ([schema.type].flat()[0]) {
    case 'object':
      return depth > MAX_DEPTH ? {} : objectOf(schema, inner, isRequest)
    case 'array':
      return depth >= MAX_DEPTH || !schema.items ? [] : [inner(schema.items)]
    case 'integer':
    case 'number':
      return schema.minimum ?? 0
    case 'boolean':
      return false
    case 'string':
      return ''
    default:
      return null
  }
}

/** An answer has the fields that it always has; a request those that it needs, or that bring an example. */
function objectOf(schema: JsonSchema, inner: (part: JsonSchema) => unknown, isRequest: boolean): object {
  const required = new Set(schema.required)
  const shown = Object.entries(schema.properties ?? {}).filter(
    ([name, part]) => required.has(name) || (isRequest && part.examples),
  )
  return Object.fromEntries(
    shown.map(([name, part]) => {
      const named = BY_NAME[part.format ? `${name}:${part.format}` : name]
      const own = inner(part)
      return [name, isRequest || own === '' ? (named ?? own) : own]
    }),
  )
}
