import type { z } from 'zod'
import { findSession, SESSION_SECONDS, type Session, type SessionUser } from '@/lib/auth/session'
import { log, noteUser } from '@/lib/log/log'
import { withinRequest } from '@/lib/log/request-scope'
import { env } from '@/lib/platform/env'
import { networkAddress } from '@/lib/request/address'
import { readCookie, sessionCookieName, writeCookie } from '@/lib/request/cookies'
import { consumeLimit, consumeLimits, type LimitName, type Use } from '@/lib/request/limit'
import { isOwnOrigin } from '@/lib/request/origin'
import { toRequestContext } from '@/lib/request/request-context'
import { AppError } from '@/lib/vocabulary/errors'
import type { LogEvent } from '@/lib/vocabulary/log-events'
import { isStorable, parseOrThrow, readJson } from './body'
import { type Params, targetOf, toParams } from './params'
import { redraw } from './redraw'
import { toErrorResponse, toResponse } from './respond'

type Anything = z.ZodType
type RouteContext = { params: Promise<Record<string, string | string[] | undefined> | undefined> }

/** The argument of a handler. `body` and `query` are parsed; `now` is the clock of this request. */
export type Call<B, Q, S> = {
  request: Request
  params: Params
  body: B
  query: Q
  now: Date
  address: string
  session: S
}

/** A rate limit by network address, or by address and the slug in the path. */
type RouteLimit = LimitName | { name: LimitName; by: 'slug' }

type Route<B extends Anything, Q extends Anything, S> = {
  body?: B
  /** Treats a request without a body as one with an empty object. */
  bodyIsOptional?: boolean
  query?: Q
  /** Status of a success that has a body; without one it is 204. */
  status?: 200 | 201
  /** Checked in this order; the first limit that is exceeded ends the request. */
  limits?: RouteLimit[]
  /** The log event of a success, logged with the id from the path; null when it is not logged. */
  event?: LogEvent | ((sent: { body: z.output<B>; query: z.output<Q> }) => LogEvent | null)
  handle: (call: Call<z.output<B>, z.output<Q>, S>) => Promise<unknown>
}

/**
 * Callers that a route admits: anyone without reading a session; anyone, with their session if signed in; anyone signed
 * in; an owner who accepted the terms.
 */
export type Access = 'public' | 'optional-session' | 'session' | 'owner'

/** Attached to each handler, for tests and tools that enumerate the API. */
export type Declaration = {
  access: Access
  body?: Anything
  query?: Anything
  limits: RouteLimit[]
  status: 200 | 201
}

type Gate<S> = (session: Session | null) => S

const anyone: Gate<SessionUser | null> = (session) => session?.user ?? null
const signedIn: Gate<SessionUser> = (session) => {
  if (!session) throw new AppError('not_authenticated')
  return session.user
}
const accepted: Gate<SessionUser> = (session) => {
  const user = signedIn(session)
  if (!user.termsAccepted) throw new AppError('terms_not_accepted')
  return user
}

/** Open to anyone, without reading the session: use `optionalSessionRoute` for that. */
export const publicRoute = <B extends Anything, Q extends Anything>(route: Route<B, Q, null>) =>
  serve(route, 'public', () => null)

/** Open to anyone, with the session if there is one. */
export const optionalSessionRoute = <B extends Anything, Q extends Anything>(route: Route<B, Q, SessionUser | null>) =>
  serve(route, 'optional-session', anyone)

/** Needs a session, whether or not the terms are accepted. */
export const sessionRoute = <B extends Anything, Q extends Anything>(route: Route<B, Q, SessionUser>) =>
  serve(route, 'session', signedIn)

/** Needs a session of an owner who accepted the terms. */
export const ownerRoute = <B extends Anything, Q extends Anything>(route: Route<B, Q, SessionUser>) =>
  serve(route, 'owner', accepted)

/** Checks in this order: rate limit, origin, session, the owner's rate limit, terms, type and size, JSON, fields; then existence. */
function serve<B extends Anything, Q extends Anything, S>(route: Route<B, Q, S>, access: Access, gate: Gate<S>) {
  const { body, query, limits = [], status = 200 } = route
  const declaration: Declaration = { access, body, query, limits, status }

  return Object.assign(handle, { declaration })

  async function handle(request: Request, { params: rawParams }: RouteContext): Promise<Response> {
    const raw = await rawParams
    const address = networkAddress(request.headers, env().TRUST_PROXY, process.env.SLOTFORM_NODE_SERVER === '1')
    const context = toRequestContext(request, raw, address)
    return await withinRequest(context, async () => {
      try {
        return withRequestId(await answer(request, toParams(raw), address), context.requestId)
      } catch (error) {
        return withRequestId(toErrorResponse(error, request.headers), context.requestId)
      } finally {
        for (const path of context.changedPages ?? []) redraw(path)
      }
    })
  }

  async function answer(request: Request, params: Params, address: string): Promise<Response> {
    const now = new Date()
    if (limits.length > 0) await consumeLimits(limits.map((limit) => toUse(limit, address, params)))
    const token = readCookie(request.headers, sessionCookieName())
    if (token) refuseForeignOrigin(request)
    const session = access !== 'public' && token ? await findSession(token, now) : null
    noteUser(session?.user.id)
    if (session) await consumeLimit('LIMIT_OWNER_CALLS', session.user.id)
    const allowed = gate(session)
    const sent = {
      body: (body ? parseOrThrow(body, await readBody(request, route.bodyIsOptional)) : undefined) as z.output<B>,
      query: (query ? parseOrThrow(query, queryOf(request)) : undefined) as z.output<Q>,
    }
    const result = await route.handle({ request, params, ...sent, now, address, session: allowed })
    const event = typeof route.event === 'function' ? route.event(sent) : route.event
    if (event) log(event, { target: targetOf(params) })
    return withRenewedCookie(toResponse(result, status), session, token)
  }
}

/** For error reports: the log lines of this request have the same id. */
function withRequestId(response: Response, requestId: string): Response {
  response.headers.set('X-Request-Id', requestId)
  return response
}

function readBody(request: Request, isOptional = false): Promise<Record<string, unknown>> | Record<string, unknown> {
  return isOptional && isEmpty(request) ? {} : readJson(request)
}

/** A request from Next has a stream as its body, even if nothing was sent. */
function isEmpty({ body, headers }: Request): boolean {
  if (!body) return true
  return !headers.has('content-type') && !headers.has('transfer-encoding') && !Number(headers.get('content-length'))
}

function toUse(limit: RouteLimit, address: string, params: Params): Use {
  if (typeof limit === 'string') return { name: limit, key: address }
  return { name: limit.name, key: `${address} ${params[limit.by]}` }
}

/** Browsers send Origin with every write: a foreign one means that another site uses this visitor's session. */
function refuseForeignOrigin(request: Request): void {
  const origin = request.headers.get('origin')
  const isWrite = request.method !== 'GET' && request.method !== 'HEAD'
  if (isWrite && origin !== null && !isOwnOrigin(origin))
    throw new AppError('foreign_origin', { event: 'origin_refused' })
}

/** A name that occurs once becomes a text, a repeated one a list of texts. */
function queryOf(request: Request): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null)
  for (const [name, value] of new URL(request.url).searchParams) {
    if (!isStorable(name + value)) throw new AppError('not_storable')
    const before = query[name]
    query[name] = before === undefined ? value : [before, value].flat()
  }
  return query
}

function withRenewedCookie(response: Response, session: Session | null, token: string | null): Response {
  if (session?.isRenewed && token) {
    response.headers.append('Set-Cookie', writeCookie(sessionCookieName(), token, SESSION_SECONDS))
  }
  return response
}
