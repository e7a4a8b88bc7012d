import type { FaultKind } from './faults'

export type FakeRequest = {
  method: string
  /** Decoded parts of the path that the pattern names. */
  params: Record<string, string>
  path: string
  query: URLSearchParams
  /** The query as it was sent. */
  rawQuery: string
  headers: Record<string, string | undefined>
  /** The raw body, and the body parsed by its content type. */
  text: string
  json: unknown
  form: URLSearchParams
  /** Base URL of the fake server. */
  origin: string
  /** A fault that the provider has to play itself, such as a meeting without its link. */
  fault: FaultKind | null
}

export type FakeAnswer = {
  status: number
  json?: unknown
  html?: string
  headers?: Record<string, string>
}

export type FakeProvider =
  | 'google'
  | 'microsoft'
  | 'zoom'
  | 'organization'
  | 'calendly'
  | 'calcom'
  | 'typeform'
  | 'bigbluebutton'
  | 'control'

/** One call. `name` identifies it for the validators, such as `events.insert`. */
export type Route = {
  provider: FakeProvider
  name: string
  method: string
  /** `/google/calendar/v3/calendars/:calendarId` */
  pattern: string
  handle: (request: FakeRequest) => FakeAnswer | Promise<FakeAnswer>
}

/** Thrown anywhere in a handler: the answer instead. */
export class FakeRefusal extends Error {
  readonly answer: FakeAnswer

  constructor(answer: FakeAnswer) {
    super(`refused with ${answer.status}`)
    this.answer = answer
  }
}

/** The named parts when the path fits the pattern, else null. */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/')
  const parts = path.split('/')
  if (wanted.length !== parts.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const given = parts[index] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(given)
    else if (part !== given) return null
  }
  return params
}

export function redirect(location: string): FakeAnswer {
  return { status: 302, headers: { location } }
}
