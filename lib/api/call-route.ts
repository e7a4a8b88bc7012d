import { env } from '@/lib/platform/env'
import { CHECKS_HEADER } from '@/lib/shared/checks-header'
import type { RouteFailure } from '@/lib/shared/route-failure'

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>

type Call = {
  /** With its query. */
  path: string
  params: Record<string, string>
  /** Sent by POST; a GET without one. */
  body?: unknown
  idempotencyKey?: string | null
}

export type RouteAnswer<T> = { data: T; failure: null } | { data: null; failure: RouteFailure }

/** The headers that tell a visitor's network. Cookies stay behind: the page that asks knows no session. */
const PASSED_ON = ['x-forwarded-for', 'x-slotform-peer']

/**
 * Calls a route of the API for a page that is drawn on the server, so that both have the same checks, limits and log.
 * `visit` are the headers of the visitor's request.
 */
export async function callRoute<T>(handler: Handler, visit: Headers, call: Call): Promise<RouteAnswer<T>> {
  const headers = new Headers({ [CHECKS_HEADER]: '1' })
  for (const name of PASSED_ON) {
    const value = visit.get(name)
    if (value !== null) headers.set(name, value)
  }
  if (call.idempotencyKey) headers.set('idempotency-key', call.idempotencyKey)
  const isPost = call.body !== undefined
  if (isPost) headers.set('content-type', 'application/json')
  const init = isPost ? { method: 'POST', headers, body: JSON.stringify(call.body) } : { headers }
  const request = new Request(new URL(call.path, env().APP_URL), init)
  const response = await handler(request, { params: Promise.resolve(call.params) })
  if (response.ok) return { data: (response.status === 204 ? null : await response.json()) as T, failure: null }
  return { data: null, failure: await toFailure(response) }
}

async function toFailure(response: Response): Promise<RouteFailure> {
  const { message = '', code = '', issues = [] } = (await response.json()) as Partial<RouteFailure>
  const seconds = Number.parseInt(response.headers.get('Retry-After') ?? '', 10)
  return { status: response.status, code, message, issues, retryAfterSeconds: seconds > 0 ? seconds : null }
}
