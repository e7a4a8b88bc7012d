import type { z } from 'zod'
import type { Method } from '@/lib/shared/http-methods'
import { readAnswer } from './answer-body'
import type { Connection } from './provider'
import { type FailureKind, ProviderError } from './provider-error'

const TIME_LIMIT_MS = 10_000

/** A provider's conventions for responses. */
export type ApiRules = {
  /** For messages: 'Google'. */
  service: string
  /** Base of the calls; it may throw a ProviderError where this server has none. */
  apiUrl: (connection: Connection) => string
  /** The meaning of a refusal when the status is not enough. */
  toFailureKind: (status: number, body: unknown) => FailureKind | null
  timeLimitMs?: number
}

export type ApiCall<T> = {
  /** For messages: 'events.insert'. */
  name: string
  method: Method
  path: string
  query?: Record<string, string | undefined>
  body?: unknown
  headers?: Record<string, string>
  /** The schema of a response; any other response is `transient`. */
  answer: z.ZodType<T>
  /** Reads a refusal that is an answer all the same; null leaves it a refusal. */
  refusal?: (status: number, body: unknown) => T | null
}

export type Api = <T>(connection: Connection, call: ApiCall<T>) => Promise<T>

/**
 * One request with a connection's grant, in at most 10 s; after a 401 once more with a renewed grant. Throws a
 * ProviderError for everything but a well-formed answer. Redirects are not followed: the token would travel along.
 */
export function createApi(rules: ApiRules): Api {
  return async (connection, call) => {
    const grant = await connection.grants.current()
    const first = await send(rules, connection, call, accessTokenOf(grant))
    if (first.status !== 401) return read(rules, call, first)
    const renewed = await connection.grants.renew(grant)
    return read(rules, call, await send(rules, connection, call, accessTokenOf(renewed)))
  }
}

type Answer = { status: number; retryAfter: string | null; body: unknown }

async function send<T>(
  rules: ApiRules,
  connection: Connection,
  call: ApiCall<T>,
  accessToken: string,
): Promise<Answer> {
  const url = new URL(rules.apiUrl(connection) + call.path)
  for (const [name, value] of Object.entries(call.query ?? {})) if (value) url.searchParams.set(name, value)
  try {
    const response = await fetch(url, {
      method: call.method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        accept: 'application/json',
        ...(call.body !== undefined && { 'content-type': 'application/json' }),
        ...call.headers,
      },
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.timeout(rules.timeLimitMs ?? TIME_LIMIT_MS),
    })
    const { status, headers } = response
    return { status, retryAfter: headers.get('retry-after'), body: await readAnswer(response) }
  } catch {
    // Its own words may hold an address: they are of no use to a reader of logs.
    throw new ProviderError('transient', `${rules.service} did not answer ${call.name}`)
  }
}

function read<T>(rules: ApiRules, call: ApiCall<T>, { status, retryAfter, body }: Answer): T {
  if (status >= 200 && status < 300) {
    const parsed = call.answer.safeParse(body)
    if (parsed.success) return parsed.data
    throw new ProviderError('transient', `${rules.service} answered ${call.name} with something unreadable`)
  }
  const answered = call.refusal?.(status, body) ?? null
  if (answered !== null) return answered
  const kind = rules.toFailureKind(status, body) ?? kindOfStatus(status)
  throw new ProviderError(kind, `${rules.service} answered ${call.name} with ${status}`, toSeconds(retryAfter))
}

export function kindOfStatus(status: number): FailureKind {
  if (status === 401) return 'needs-reauth'
  if (status === 403) return 'forbidden'
  if (status === 404 || status === 410) return 'gone'
  if (status === 409 || status === 412) return 'conflict'
  if (status === 429) return 'rate-limited'
  if (status === 408 || status === 425 || status >= 500) return 'transient'
  return 'rejected'
}

const MAX_WAIT_SECONDS = 86_400

/** Retry-After is a number of seconds or a date. */
export function toSeconds(retryAfter: string | null): number | null {
  if (!retryAfter) return null
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000
  return Number.isNaN(seconds) ? null : Math.min(Math.max(Math.ceil(seconds), 1), MAX_WAIT_SECONDS)
}

function accessTokenOf(grant: Awaited<ReturnType<Connection['grants']['current']>>): string {
  if (grant.kind === 'oauth') return grant.accessToken
  throw new ProviderError('needs-reauth', 'A password opens nothing at this provider')
}
