import Ajv, { type ValidateFunction } from 'ajv'
import type { FakeAnswer, FakeRequest, Route } from '../routing'
import { readGoogleSchemas } from './google-schemas'
import type { JsonSchema } from './type-schemas'
import { explain, type Validator } from './validator'

/** The types that each call is written down with: parameters, body, answer. */
const CALLS: Record<string, { parameters: string; body?: string; answer?: string }> = {
  'calendarList.list': { parameters: 'Calendarlist$List', answer: 'CalendarList' },
  'freebusy.query': { parameters: 'Freebusy$Query', body: 'FreeBusyRequest', answer: 'FreeBusyResponse' },
  'events.list': { parameters: 'Events$List', answer: 'Events' },
  'events.get': { parameters: 'Events$Get', answer: 'Event' },
  'events.insert': { parameters: 'Events$Insert', body: 'Event', answer: 'Event' },
  'events.patch': { parameters: 'Events$Patch', body: 'Event', answer: 'Event' },
  'events.update': { parameters: 'Events$Update', body: 'Event', answer: 'Event' },
  'events.delete': { parameters: 'Events$Delete' },
  'events.watch': { parameters: 'Events$Watch', body: 'Channel', answer: 'Channel' },
  'channels.stop': { parameters: 'Channels$Stop', body: 'Channel' },
}

/** Completes Google's types from Google's documentation. */
function correct(schemas: Record<string, JsonSchema>): void {
  const properties = schemas.Schema$Event?.properties as Record<string, JsonSchema>
  // A patch removes fields that are null; the types allow null for most fields, but not for objects.
  properties.conferenceData = { anyOf: [properties.conferenceData, { type: 'null' }] }
}

export async function createGoogleValidator(): Promise<Validator> {
  const definitions = await readGoogleSchemas()
  correct(definitions)
  const bodies = new Ajv({ strict: false, validateFormats: false, allErrors: true })
  // A query is all text.
  const queries = new Ajv({ strict: false, validateFormats: false, allErrors: true, coerceTypes: 'array' })
  const compiled = new Map<string, ValidateFunction>()
  const validatorOf = (ajv: Ajv, name: string) => {
    const found = compiled.get(name) ?? ajv.compile({ $ref: `#/definitions/${encodeURIComponent(name)}`, definitions })
    compiled.set(name, found)
    return found
  }
  const check = (ajv: Ajv, name: string, value: unknown, what: string) => {
    const validate = validatorOf(ajv, name)
    return validate(value) ? [] : [`${what} is no ${name}: ${explain(validate.errors)}`]
  }
  for (const { parameters, body, answer } of Object.values(CALLS)) {
    validatorOf(queries, `Params$Resource$${parameters}`)
    for (const name of [body, answer]) if (name) validatorOf(bodies, `Schema$${name}`)
  }

  return (route: Route, request: FakeRequest, answer: FakeAnswer) => {
    const call = CALLS[route.name]
    if (!call) return []
    const parameters = { ...Object.fromEntries(request.query), ...request.params }
    const found = check(queries, `Params$Resource$${call.parameters}`, parameters, 'query')
    if (call.body) found.push(...check(bodies, `Schema$${call.body}`, request.json, 'body'))
    else if (request.text !== '') found.push('body: there should be none')
    if (answer.status >= 300) return found
    if (call.answer) found.push(...check(bodies, `Schema$${call.answer}`, answer.json, 'answer'))
    else if (answer.json !== undefined) found.push('answer: there should be none')
    return found
  }
}
