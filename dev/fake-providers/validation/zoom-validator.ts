import Ajv from 'ajv'
import type { FakeAnswer, FakeRequest, Route } from '../routing'
import { explain, type Validator } from './validator'
import { ZOOM_CALLS } from './zoom-schemas'

const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/

/** Validates by what Zoom documents of its calls. */
export function createZoomValidator(): Validator {
  const bodies = new Ajv({ allErrors: true, formats: { 'date-time': RFC_3339 } })
  // A query is all text.
  const queries = new Ajv({ allErrors: true, coerceTypes: 'array' })
  const calls = Object.entries(ZOOM_CALLS).map(([name, { query, body, answer, status }]) => {
    const compiled = {
      query: queries.compile({ type: 'object', properties: query, additionalProperties: false }),
      body: body ? bodies.compile(body) : null,
      answer: answer ? bodies.compile(answer) : null,
      status,
    }
    return [name, compiled] as const
  })
  const byName = new Map(calls)

  return (route: Route, request: FakeRequest, answer: FakeAnswer) => {
    const call = byName.get(route.name)
    if (!call) return []
    const found: string[] = []
    if (!call.query(Object.fromEntries(request.query))) found.push(`query: ${explain(call.query.errors)}`)
    if (call.body && !call.body(request.json)) found.push(`body: ${explain(call.body.errors)}`)
    if (!call.body && request.text !== '') found.push('body: there should be none')
    if (answer.status >= 300) return found
    if (call.status !== answer.status) found.push(`answer: its status may not be ${answer.status}`)
    if (call.answer && !call.answer(answer.json)) found.push(`answer: ${explain(call.answer.errors)}`)
    if (!call.answer && answer.json !== undefined) found.push('answer: there should be none')
    return found
  }
}
