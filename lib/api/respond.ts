import { isDatabaseAway, isStatementTimeout } from '@/db/errors'
import { log, logFailure, logUnexpected } from '@/lib/log/log'
import { CHECKS_HEADER } from '@/lib/shared/checks-header'
import { AppError, type ErrorKind } from '@/lib/shared/errors'
import { DEFAULT_LANGUAGE } from '@/lib/shared/languages'
import { textsOf } from '@/messages'
import { type CheckTexts, checkTextsOf, isCheck, sayCheck } from '@/messages/check'
import { apiErrors } from '@/messages/en/shared/api-errors'

export const STATUS_OF_KIND: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  limited: 429,
  unavailable: 503,
}

const HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
}

export function toResponse(result: unknown, status: number): Response {
  if (result instanceof Response) return result
  if (result === undefined) return new Response(null, { status: 204, headers: HEADERS })
  return Response.json(result, { status, headers: HEADERS })
}

/** JSON that several requests share, in UTF-8. */
export function toEncodedResponse(json: Uint8Array<ArrayBuffer>): Response {
  return new Response(json, { headers: { ...HEADERS, 'Content-Type': 'application/json' } })
}

type Page = { items: unknown[]; nextPage?: number | null; nextAfter?: string | null }

/** A page of a list, as a bare array; the number and the cursor of the next page are in headers. */
export function toPagedResponse({ items, nextPage, nextAfter }: Page): Response {
  const response = Response.json(items, { headers: HEADERS })
  if (nextPage) response.headers.set('X-Next-Page', String(nextPage))
  if (nextAfter) response.headers.set('X-Next-After', nextAfter)
  return response
}

/**
 * Streams a list of any length as a bare array. A portion is the JSON of some items, separated by commas, or empty. The
 * next portion is read once the client has taken the previous one, and none after it disconnects. The first one is
 * awaited, so that an early error gets an ordinary error response.
 */
export async function toStreamedResponse(portions: AsyncGenerator<string>): Promise<Response> {
  return new Response(await toTextStream(toJsonArray(portions)), {
    headers: { ...HEADERS, 'Content-Type': 'application/json' },
  })
}

/** A body of texts. The next one is made once the client has taken the previous one; an error in the first one is thrown. */
export async function toTextStream(texts: AsyncGenerator<string>): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder()
  let first: IteratorResult<string> | null = await texts.next()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = first ?? (await texts.next())
        first = null
        if (next.done) controller.close()
        else controller.enqueue(encoder.encode(next.value))
      },
      cancel: async () => void (await texts.return(undefined)),
    },
    { highWaterMark: 0 },
  )
}

/** The text of the array, portion by portion. */
async function* toJsonArray(portions: AsyncGenerator<string>): AsyncGenerator<string, undefined> {
  let before = '['
  for await (const items of portions) {
    if (items === '') continue
    yield before + items
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}

/** The one place where an error becomes a response. Errors other than AppError go to the log, never to the client. */
export function toErrorResponse(error: unknown, asked: Headers): Response {
  const refusal = toRefusal(error)
  if (refusal) return fromAppError(refusal, asked.has(CHECKS_HEADER) ? asIs : inEnglish)
  logUnexpected('request_failed', error, { status: 500 })
  return Response.json({ message: apiErrors.internal, code: 'internal' }, { status: 500, headers: HEADERS })
}

/** The error that a client is told, after what the log has to know. Null for an unexpected one, which is not logged. */
export function toRefusal(error: unknown): AppError | null {
  if (error instanceof AppError) {
    const event = error.event ?? (isRefusal(error) ? 'access_refused' : undefined)
    if (event) log(event, { status: statusOf(error) })
    return error
  }
  if (isDatabaseAway(error)) {
    logFailure('database_away', error)
    return new AppError('unavailable', { retryAfterSeconds: 5 })
  }
  if (isStatementTimeout(error)) {
    logFailure('statement_timeout', error)
    return new AppError('too_slow', { retryAfterSeconds: 30 })
  }
  return null
}

export function statusOf({ kind }: AppError): number {
  return STATUS_OF_KIND[kind]
}

/** True for a request without the needed rights. Another owner's data is a 404, like missing data. */
function isRefusal({ kind }: AppError): boolean {
  return kind === 'unauthenticated' || kind === 'forbidden'
}

function fromAppError(error: AppError, say: (message: string) => string): Response {
  const headers = new Headers(HEADERS)
  if (error.retryAfterSeconds !== undefined) headers.set('Retry-After', String(error.retryAfterSeconds))
  if (error.kind === 'too_large') headers.set('Connection', 'close')
  const { code, facts } = error
  const issues = error.issues?.map(({ path, message }) => ({ path, message: say(message) }))
  const body = { message: say(error.message), code, ...facts, ...(issues && { issues }) }
  return Response.json(body, { status: statusOf(error), headers })
}

const asIs = (message: string) => message

let english: CheckTexts | undefined
function englishChecks(): CheckTexts {
  english ??= checkTextsOf(textsOf(DEFAULT_LANGUAGE))
  return english
}

/** The API speaks English, whoever asks. */
export function inEnglish(message: string): string {
  return isCheck(message) ? sayCheck(englishChecks(), message) : message
}
