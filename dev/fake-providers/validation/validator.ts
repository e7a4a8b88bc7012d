import type { ErrorObject } from 'ajv'
import type { FakeAnswer, FakeRequest, Route } from '../routing'

/** Returns violations of the vendor's schemas in a request and its response, as text; empty when both are valid. */
export type Validator = (route: Route, request: FakeRequest, answer: FakeAnswer) => string[]

export function explain(errors: ErrorObject[] | null | undefined): string {
  const texts = (errors ?? []).map(({ instancePath, message, params }) => {
    const named = params.additionalProperty ?? params.unevaluatedProperty
    return `${instancePath || '/'} ${message}${named ? ` (${named})` : ''}`
  })
  return [...new Set(texts)].join('; ')
}
