import { readFileSync } from 'node:fs'
import Ajv from 'ajv/dist/2019.js'
import type { FakeAnswer, FakeRequest, Route } from '../routing'
import { explain, type Validator } from './validator'
import { correctZoom, type ZoomDocument } from './zoom-corrections'

const DOCUMENT = 'node_modules/@datafire/zoom_us/openapi.json'
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/

const PATHS: Record<string, [path: string, method: string]> = {
  user: ['/users/{userId}', 'get'],
  meetingCreate: ['/users/{userId}/meetings', 'post'],
  meetings: ['/users/{userId}/meetings', 'get'],
  meeting: ['/meetings/{meetingId}', 'get'],
  meetingUpdate: ['/meetings/{meetingId}', 'patch'],
  meetingDelete: ['/meetings/{meetingId}', 'delete'],
}

/** Validates by Zoom's OpenAPI document. Its objects are open; here unknown properties are refused. */
export function createZoomValidator(): Validator {
  const document = JSON.parse(readFileSync(DOCUMENT, 'utf8')) as ZoomDocument
  correctZoom(document)
  const { definitions, parameters: shared } = document
  const bodies = new Ajv({ strict: false, allErrors: true, formats: { 'date-time': RFC_3339 } })
  const queries = new Ajv({ strict: false, allErrors: true, coerceTypes: 'array', validateFormats: false })
  const closed = (schema: object) => ({ allOf: [schema], definitions, unevaluatedProperties: false })

  const validators = Object.entries(PATHS).map(([name, [path, method]]) => {
    const operation = document.paths[path]?.[method]
    if (!operation) throw new Error(`Zoom’s document has no ${method} ${path}`)
    const given = operation.parameters.map((one) => (typeof one.$ref === 'string' ? shared[lastPart(one.$ref)] : one))
    const query = given.flatMap((one) => (one?.in === 'query' ? [[one.name, withoutOwn(one)] as const] : []))
    const body = given.find((one) => one?.in === 'body')?.schema
    const answer = operation.responses['200']?.schema ?? operation.responses['201']?.schema
    const statuses = Object.keys(operation.responses).map(Number)
    return [
      name,
      {
        query: queries.compile({ type: 'object', properties: Object.fromEntries(query), additionalProperties: false }),
        body: body ? bodies.compile(closed(body)) : null,
        answer: answer ? bodies.compile(closed(answer)) : null,
        statuses,
      },
    ] as const
  })
  const byName = new Map(validators)

  return (route: Route, request: FakeRequest, answer: FakeAnswer) => {
    const call = byName.get(route.name)
    if (!call) return []
    const found: string[] = []
    if (!call.query(Object.fromEntries(request.query))) found.push(`query: ${explain(call.query.errors)}`)
    if (call.body && !call.body(request.json)) found.push(`body: ${explain(call.body.errors)}`)
    if (!call.body && request.text !== '') found.push('body: there should be none')
    if (answer.status >= 300) return found
    if (!call.statuses.includes(answer.status)) found.push(`answer: its status may not be ${answer.status}`)
    if (call.answer && !call.answer(answer.json)) found.push(`answer: ${explain(call.answer.errors)}`)
    if (!call.answer && answer.json !== undefined) found.push('answer: there should be none')
    return found
  }
}

const lastPart = (reference: string) => reference.split('/').pop() ?? ''

/** A parameter of Swagger 2.0 is a schema with some fields of its own. */
function withoutOwn({ name: _, in: __, required: ___, description: ____, ...schema }: Record<string, unknown>) {
  return schema
}
