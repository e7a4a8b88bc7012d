import { CHECKS_HEADER } from '@/lib/shared/checks-header'
import type { Method } from '@/lib/shared/http-methods'
import { accountHeaders } from './account'

type RequestOptions = {
  method?: Method
  /** Sent as JSON when there is one. */
  body?: unknown
  /** Sent as it is, in place of `body`. */
  file?: Blob | FormData
  headers?: Record<string, string>
  signal?: AbortSignal
}

type ErrorBody = { message?: unknown; code?: unknown; issues?: unknown }

/** An answer that is not OK. `errorWords` has its sentence in the reader's language. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: string,
    /** The server's message, if it sent one: a result of `check(…)` or an English sentence. */
    readonly serverMessage: string | undefined,
    /** Errors of single fields, by dotted path: results of `check(…)`. */
    readonly issues: readonly { path: string; message: string }[] = [],
    /** The stable name of the error. */
    readonly code?: string,
  ) {
    super(serverMessage ?? `${status}: ${body}`)
    this.name = 'ApiError'
  }
}

/** For `errorWords`. */
export function refusedOf({ code, serverMessage = '' }: ApiError): { code: string | undefined; message: string } {
  return { code, message: serverMessage }
}

/** The one way from a screen to the API. Throws ApiError on an answer that is not OK, and fetch's own error without one. */
export async function request<T = void>(path: string, options: RequestOptions = {}): Promise<T> {
  return (await exchange<T>(path, options)).body
}

/** One page of a list; the number and the cursor of the next page are in headers. Null at the end. */
export async function requestPage<T>(
  path: string,
  options: RequestOptions = {},
): Promise<{ items: T[]; nextPage: number | null; nextAfter: string | null }> {
  const { body, headers } = await exchange<T[]>(path, options)
  return {
    items: body,
    nextPage: Number(headers.get('X-Next-Page')) || null,
    nextAfter: headers.get('X-Next-After'),
  }
}

async function exchange<T>(path: string, options: RequestOptions): Promise<{ body: T; headers: Headers }> {
  const { method = 'GET', body, file, headers, signal } = options
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    headers: {
      [CHECKS_HEADER]: '1',
      ...accountHeaders(),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: file ?? (body === undefined ? undefined : JSON.stringify(body)),
    signal,
  })
  const text = await response.text()
  if (!response.ok) throw toApiError(response, text)
  return { body: (text === '' ? undefined : JSON.parse(text)) as T, headers: response.headers }
}

/** The error that an answer which is not OK stands for. */
export function toApiError(response: Pick<Response, 'status' | 'statusText'>, text: string): ApiError {
  const { message, code, issues } = parseErrorBody(text)
  return new ApiError(
    response.status,
    text || response.statusText,
    typeof message === 'string' && message !== '' ? message : undefined,
    Array.isArray(issues) ? issues : [],
    typeof code === 'string' ? code : undefined,
  )
}

function parseErrorBody(text: string): ErrorBody {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
