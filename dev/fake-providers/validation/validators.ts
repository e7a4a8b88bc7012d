import type { ErrorObject } from 'ajv'
import type { FakeAnswer, FakeProvider, FakeRequest, Route } from '../routing'

/** Returns violations of the vendor's schemas in a request and its response, as text; empty when both are valid. */
export type Validator = (route: Route, request: FakeRequest, answer: FakeAnswer) => string[]

type Validators = Partial<Record<FakeProvider, Validator>>
let validators: Promise<Validators> | undefined

/** Every provider with published schemas has one. Made once in a process: compiling takes its time. */
export function getValidators(): Promise<Validators> {
  validators ??= createValidators()
  return validators
}

async function createValidators(): Promise<Validators> {
  const [{ createGoogleValidator }, { createMicrosoftValidator }, { createZoomValidator }] = await Promise.all([
    import('./google-validator'),
    import('./microsoft-validator'),
    import('./zoom-validator'),
  ])
  return {
    google: await createGoogleValidator(),
    microsoft: await createMicrosoftValidator(),
    zoom: createZoomValidator(),
  }
}

export function explain(errors: ErrorObject[] | null | undefined): string {
  const texts = (errors ?? []).map(({ instancePath, message, params }) => {
    const named = params.additionalProperty ?? params.unevaluatedProperty
    return `${instancePath || '/'} ${message}${named ? ` (${named})` : ''}`
  })
  return [...new Set(texts)].join('; ')
}
