import type { FakeProvider } from '../routing'
import type { Validator } from './validator'

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
