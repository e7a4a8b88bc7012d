import type { ErrorObject } from 'ajv'
import type { LabAnswer, LabProvider, LabRequest, Route } from '../routing'

/** Returns violations of the vendor's schemas in a request and its response, as text; empty when both are valid. */
export type Judge = (route: Route, request: LabRequest, answer: LabAnswer) => string[]

type Judges = Partial<Record<LabProvider, Judge>>
let judges: Promise<Judges> | undefined

/** Every provider with published schemas has one. Made once in a process: compiling takes its time. */
export function getJudges(): Promise<Judges> {
  judges ??= createJudges()
  return judges
}

async function createJudges(): Promise<Judges> {
  const [{ createGoogleJudge }, { createMicrosoftJudge }, { createZoomJudge }] = await Promise.all([
    import('./google-judge'),
    import('./microsoft-judge'),
    import('./zoom-judge'),
  ])
  return { google: await createGoogleJudge(), microsoft: await createMicrosoftJudge(), zoom: createZoomJudge() }
}

export function explain(errors: ErrorObject[] | null | undefined): string {
  const texts = (errors ?? []).map(({ instancePath, message, params }) => {
    const named = params.additionalProperty ?? params.unevaluatedProperty
    return `${instancePath || '/'} ${message}${named ? ` (${named})` : ''}`
  })
  return [...new Set(texts)].join('; ')
}
