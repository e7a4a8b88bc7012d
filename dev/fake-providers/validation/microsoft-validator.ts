import Ajv, { type ValidateFunction } from 'ajv'
import type { FakeAnswer, FakeRequest, Route } from '../routing'
import { readMicrosoftSchemas } from './microsoft-schemas'
import type { JsonSchema } from './type-schemas'
import { explain, type Validator } from './validator'

type Call = {
  /** Parameters of the query; of OData's, those that Microsoft documents for this call. */
  query: string[]
  body?: string
  answer?: string
  isList?: boolean
}

const VIEW = ['startDateTime', 'endDateTime']
const CALLS: Record<string, Call> = {
  'me.get': { query: ['$select'], answer: 'AUser' },
  'calendars.list': { query: ['$select', '$top', '$skip'], answer: 'ACalendar', isList: true },
  'calendar.get': { query: ['$select'], answer: 'ACalendar' },
  'calendarView.list': { query: [...VIEW, '$select', '$top', '$skip'], answer: 'AnEvent', isList: true },
  // There is no $select here: Microsoft documents that it is not supported.
  'calendarView.delta': { query: [...VIEW, '$deltatoken', '$skiptoken'], answer: 'AnEvent', isList: true },
  'events.list': { query: ['$filter', '$select', '$top', '$skip'], answer: 'AnEvent', isList: true },
  'events.create': { query: [], body: 'AnEvent', answer: 'AnEvent' },
  'events.get': { query: ['$select'], answer: 'AnEvent' },
  'events.update': { query: [], body: 'AnEvent', answer: 'AnEvent' },
  'events.delete': { query: [] },
  'subscriptions.create': { query: [], body: 'ASubscription', answer: 'ASubscription' },
  'subscriptions.delete': { query: [] },
  'events.cancel': { query: [], body: 'Cancelling' },
}

/** OData's own fields, which the types leave out. They come in answers; in bodies nothing of it is sent. */
const ODATA = [
  '@odata.context',
  '@odata.count',
  '@odata.deltaLink',
  '@odata.etag',
  '@odata.nextLink',
  '@odata.type',
  '@removed',
]

/** An action's parameters are no type of their own. */
const CANCELLING: JsonSchema = {
  type: 'object',
  properties: { comment: { type: 'string' } },
  additionalProperties: false,
}

export async function createMicrosoftValidator(): Promise<Validator> {
  const definitions: Record<string, JsonSchema> = { ...(await readMicrosoftSchemas()), Cancelling: CANCELLING }
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true })
  const compile = (schema: object) => ajv.compile({ ...schema, definitions })
  const toSchema = (name: string) => ({ $ref: `#/definitions/${name}` })
  const listOf = (name: string) => ({
    type: 'object',
    properties: { value: { type: 'array', items: toSchema(name) } },
    required: ['value'],
    additionalProperties: false,
  })
  const validators = new Map<string, { body: ValidateFunction | null; answer: ValidateFunction | null }>()
  for (const [name, { body, answer, isList }] of Object.entries(CALLS)) {
    validators.set(name, {
      body: body ? compile(toSchema(body)) : null,
      answer: answer ? compile(isList ? listOf(answer) : toSchema(answer)) : null,
    })
  }
  const properties: Record<string, string[]> = Object.fromEntries(
    ['AnEvent', 'ACalendar', 'AUser'].map((name) => [name, propertiesOf(definitions, name)]),
  )

  return (route: Route, request: FakeRequest, answer: FakeAnswer) => {
    const call = CALLS[route.name]
    const validate = validators.get(route.name)
    if (!call || !validate) return []
    const found = checkQuery(call, request.query, properties[call.answer ?? ''] ?? [])
    if (validate.body && !validate.body(request.json)) found.push(`body: ${explain(validate.body.errors)}`)
    if (!validate.body && request.text !== '') found.push('body: there should be none')
    if (answer.status >= 300) return found
    if (validate.answer && !validate.answer(withoutOdata(answer.json)))
      found.push(`answer: ${explain(validate.answer.errors)}`)
    if (!validate.answer && answer.json !== undefined) found.push('answer: there should be none')
    return found
  }
}

function checkQuery(call: Call, query: URLSearchParams, properties: string[]): string[] {
  const unknown = [...query.keys()].filter((name) => !call.query.includes(name))
  const selected = query.get('$select')?.split(',') ?? []
  const missing = selected.filter((name) => !properties.includes(name))
  return [
    ...unknown.map((name) => `query: there is no ${name} here`),
    ...missing.map((name) => `query: there is no ${name} to select`),
  ]
}

function propertiesOf(definitions: Record<string, JsonSchema>, name: string): string[] {
  const schema = definitions[name]
  const target = typeof schema?.$ref === 'string' ? (schema.$ref.split('/').pop() ?? '') : null
  return target ? propertiesOf(definitions, target) : Object.keys((schema?.properties as object) ?? {})
}

/** At the top of an answer, and of each of what it lists. */
function withoutOdata(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(withoutOdata)
  if (typeof json !== 'object' || json === null) return json
  const own = Object.entries(json).filter(([name]) => !ODATA.includes(name))
  return Object.fromEntries(own.map(([name, value]) => [name, name === 'value' ? withoutOdata(value) : value]))
}
