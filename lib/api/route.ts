import type { z } from 'zod'
import { type Account, type Actor, type Person, SESSION_SECONDS } from '@/lib/auth/session'
import { log, noteUser } from '@/lib/log/log'
import { withinRequest } from '@/lib/log/request-scope'
import { env } from '@/lib/platform/env'
import { networkAddress } from '@/lib/request/address'
import { sessionCookieName, writeCookie } from '@/lib/request/cookies'
import { consumeLimits, type LimitName, type Use } from '@/lib/request/limit'
import { toRequestContext } from '@/lib/request/request-context'
import { AppError } from '@/lib/shared/errors'
import type { LogEvent } from '@/lib/shared/log-events'
import type { CallingKey, DeclaredScope, Scope } from '@/lib/shared/scopes'
import { isUuid } from '@/lib/shared/text/uuid'
import { actFor } from './act-for'
import { answerOnce, toAttempt } from './attempt'
import { MAX_BODY_BYTES, parseOrThrow, queryOf, readBody } from './body'
import {
  asProgram,
  type Caller,
  countCall,
  findCaller,
  isBelowV1,
  isForPrograms,
  refuseForeignOrigin,
  requireScope,
} from './caller'
import type { Operation, Undescribed } from './openapi/operation'
import { type Params, targetOf, toParams } from './params'
import { redraw } from './redraw'
import { toErrorResponse, toResponse } from './respond'

type Anything = z.ZodType
export type RouteContext = { params: Promise<Record<string, string | string[] | undefined> | undefined> }

/** The argument of a handler. `body` and `query` are parsed; `now` is the clock of this request. */
export type Call<B, Q, S> = {
  request: Request
  params: Params
  body: B
  query: Q
  now: Date
  address: string
  session: S
  /** Null unless a program calls. */
  key: CallingKey | null
}

/** A rate limit by network address, or by address and the slug in the path. */
type RouteLimit = LimitName | { name: LimitName; by: 'slug' }

/** Routes that stream, or share bytes, make the response themselves; one without an answer has no body. */
type Handled<A extends Anything | null> = A extends Anything
  ? Promise<z.input<A> | Response>
  : Promise<Response> | Promise<void>

type Route<B extends Anything, Q extends Anything, S, A extends Anything | null = null> = {
  body?: B
  /** Treats a request without a body as one with an empty object. */
  bodyIsOptional?: boolean
  /** The largest body, if it is not `MAX_BODY_BYTES`. */
  maxBytes?: number
  query?: Q
  /** Status of a success that has a body; without one it is 204. */
  status?: 200 | 201
  /** True for a route whose service keeps the answers of Idempotency-Keys by itself, or that creates nothing. */
  keepsOwnAnswers?: boolean
  /** Checked in this order; the first limit that is exceeded ends the request. */
  limits?: RouteLimit[]
  /** The log event of a success, logged with the id from the path; null when it is not logged. */
  event?: LogEvent | ((sent: { body: z.output<B>; query: z.output<Q> }) => LogEvent | null)
  /** The body of a success. It types what `handle` returns and documents it; it is not checked at run time, but in each test. */
  answer?: A
  handle: (call: Call<z.output<B>, z.output<Q>, S>) => Handled<A>
}

/**
 * A route that asks who is calling says which scope a key needs to call it (lib/shared/scopes.ts). What a key may call
 * is described.
 */
type Scoped = ({ scope: NonNullable<DeclaredScope> } & Operation) | ({ scope: null } & Undescribed)

/**
 * Callers that a route admits: anyone without reading a session; anyone, with their session if signed in; anyone signed
 * in; an owner who accepted the terms; a program with a key of such an owner; somebody who runs the server.
 */
export type Access = 'public' | 'optional-session' | 'session' | 'owner' | 'key' | 'admin'

/** Attached to each handler, for tests and tools that enumerate the API. */
export type Declaration = {
  access: Access
  /** Null for a call that no key can make, such as each public one. */
  scope: DeclaredScope
  body?: Anything
  query?: Anything
  answer?: Anything | null
  bodyIsOptional: boolean
  maxBytes: number
  limits: RouteLimit[]
  status: 200 | 201
  /** Null for a call that the description of the API leaves out. */
  operation: Operation | null
}

/** A repeat is known by its body, which is not at hand where it is a file. */
export const takesIdempotencyKey = ({ status, operation }: Declaration) => status === 201 && !operation?.bodyTypes

/** True for a call that is also at `/api/v1`. A call that only programs make has one address. */
export const isAlsoBelowV1 = ({ access, scope }: Declaration) => scope !== null && access !== 'key'

type Gate<S> = (caller: Caller | null) => S

const anyone: Gate<Actor | null> = (caller) => caller?.actor ?? null
const signedIn: Gate<Actor> = (caller) => {
  if (!caller) throw new AppError('not_authenticated')
  return caller.actor
}
const accepted: Gate<Actor> = (caller) => {
  const actor = signedIn(caller)
  if (!caller?.account.termsAccepted) throw new AppError('terms_not_accepted')
  return actor
}
const proved: Gate<Account> = (caller) => {
  signedIn(caller)
  return caller?.account as Account
}
const signedInPerson: Gate<Person> = (caller) => asPerson(signedIn(caller))
const acceptedPerson: Gate<Person> = (caller) => asPerson(accepted(caller))

/** No key calls what is about a person. */
function asPerson({ person }: Actor): Person {
  if (!person) throw new AppError('not_found')
  return person
}

/** A program of an owner who accepted the terms. */
type Program = { actor: Actor; scopes: readonly Scope[] }

const withKey: Gate<Program> = (caller) => {
  if (!caller?.key) throw new AppError('not_authenticated')
  return { actor: accepted(caller), scopes: caller.key.scopes }
}

/** Open to anyone, without reading the session: use `optionalSessionRoute` for that. */
export const publicRoute = <B extends Anything, Q extends Anything, A extends Anything | null = null>(
  route: Route<B, Q, null, A> & (Operation | Undescribed),
) => serve({ ...route, scope: null }, 'public', () => null)

/** Called by another server, which proves itself by what it sends: a browser's session and Origin decide nothing. */
export const serverRoute = <B extends Anything, Q extends Anything, A extends Anything | null = null>(
  route: Route<B, Q, null, A> & Undescribed,
) => serve({ ...route, scope: null }, 'public', () => null, 'server')

/** Open to anyone, with the session if there is one. A program needs a key. */
export const optionalSessionRoute = <B extends Anything, Q extends Anything, A extends Anything | null = null>(
  route: Route<B, Q, Actor | null, A> & Scoped,
) => serve(route, 'optional-session', anyone)

/** About the account of a session or a key, whether or not the terms are accepted. */
export const accountRoute = <B extends Anything, Q extends Anything, A extends Anything | null = null>(
  route: Route<B, Q, Account, A> & Scoped,
) => serve(route, 'session', proved, 'person')

/** About the person. Needs a session, whether or not the terms are accepted. */
export const sessionRoute = <B extends Anything, Q extends Anything, A extends Anything | null = null>(
  route: Route<B, Q, Person, A> & Scoped,
) => serve(route, 'session', signedInPerson, 'person')

/** About the person. Needs a session of somebody who accepted the terms. */
export const personRoute = <B extends Anything, Q extends Anything, A extends Anything | null = null>(
  route: Route<B, Q, Person, A> & Scoped,
) => serve(route, 'owner', acceptedPerson, 'person')

/** For the account that is acted for. Needs a session or a key of somebody who accepted the terms. */
export const ownerRoute = <B extends Anything, Q extends Anything, A extends Anything | null = null>(
  route: Route<B, Q, Actor, A> & Scoped,
) => serve(route, 'owner', accepted)

/** Needs a key, whatever it is made for: the handler asks for the scope of what it does. */
export const keyRoute = <B extends Anything, Q extends Anything>(route: Route<B, Q, Program>) =>
  serve({ ...route, scope: 'any' }, 'key', withKey)

/** For those who run the server, who accepted the terms. To everybody else there is no such path, whatever they send. */
export const adminRoute = <B extends Anything, Q extends Anything, A extends Anything | null = null>(
  route: Route<B, Q, Person, A>,
) => serve({ ...route, scope: null }, 'admin', acceptedPerson, 'person')

/**
 * Checks in this order: rate limit, origin, who calls, their rate limits, scope, the account that they act for, their role, terms,
 * type and size, JSON, fields; then existence.
 */
function serve<B extends Anything, Q extends Anything, S, A extends Anything | null>(
  route: Route<B, Q, S, A> & { scope: DeclaredScope } & (Operation | Undescribed),
  access: Access,
  gate: Gate<S>,
  about: 'account' | 'person' | 'server' = 'account',
) {
  const { scope, body, query, answer: described, limits = [], status = 200 } = route
  const { bodyIsOptional = false, maxBytes = MAX_BODY_BYTES } = route
  const reading = { bodyIsOptional, maxBytes }
  const operation = route.id === undefined ? null : route
  const declaration: Declaration = {
    access,
    scope,
    body,
    query,
    answer: described,
    limits,
    status,
    operation,
    ...reading,
  }

  return Object.assign(handle, { declaration })

  async function handle(sent: Request, { params: rawParams }: RouteContext): Promise<Response> {
    const raw = await rawParams
    const request = isBelowV1(sent) ? asProgram(sent) : sent
    const address = networkAddress(request.headers, env().TRUST_PROXY, process.env.SLOTFORM_NODE_SERVER === '1')
    const context = toRequestContext(request, raw, address)
    return await withinRequest(context, async () => {
      try {
        return withRequestId(await answer(request, toParams(raw), address), context.requestId)
      } catch (error) {
        return withRequestId(toFailure(error, request), context.requestId)
      } finally {
        if (context.changedPages) await redraw(context.changedPages)
      }
    })
  }

  async function answer(request: Request, params: Params, address: string): Promise<Response> {
    if (isBelowV1(request) && !isAlsoBelowV1(declaration)) throw new AppError('not_found')
    const now = new Date()
    if (limits.length > 0) await consumeLimits(limits.map((limit) => toUse(limit, address, params)))
    if (about !== 'server') refuseForeignOrigin(request)
    let caller = access === 'public' ? null : await findCaller(request, address, now)
    if (access === 'admin' && !caller?.isAdmin) throw new AppError('not_found')
    if (caller) {
      noteUser(caller.account.id)
      await countCall(caller)
      requireScope(caller, scope, request.method)
      // A page that is named by its address is the same to everybody.
      const isOwners = about === 'account' && (access !== 'optional-session' || !params.slug || isUuid(params.slug))
      if (isOwners) caller = { ...caller, actor: await actFor(request, caller, scope) }
    }
    const allowed = gate(caller)
    const sent = {
      body: (body ? parseOrThrow(body, await readBody(request, reading)) : undefined) as z.output<B>,
      query: (query ? parseOrThrow(query, queryOf(request)) : undefined) as z.output<Q>,
    }
    const attempt =
      takesIdempotencyKey(declaration) && !route.keepsOwnAnswers ? toAttempt(request, caller, sent.body, now) : null
    const call = { request, params, ...sent, now, address, session: allowed, key: caller?.key ?? null }
    const result = await answerOnce(attempt, () => route.handle(call))
    const event = typeof route.event === 'function' ? route.event(sent) : route.event
    if (event) log(event, { target: targetOf(params) })
    return withRenewedCookie(toResponse(result, status), caller)
  }
}

/** For error reports: the log lines of this request have the same id. */
function withRequestId(response: Response, requestId: string): Response {
  response.headers.set('X-Request-Id', requestId)
  return response
}

function toUse(limit: RouteLimit, address: string, params: Params): Use {
  if (typeof limit === 'string') return { name: limit, key: address }
  return { name: limit.name, key: `${address} ${params[limit.by]}` }
}

function withRenewedCookie(response: Response, caller: Caller | null): Response {
  if (caller?.renewedToken) {
    response.headers.append('Set-Cookie', writeCookie(sessionCookieName(), caller.renewedToken, SESSION_SECONDS))
  }
  return response
}

/** A program is told how to prove who it is. */
function toFailure(error: unknown, request: Request): Response {
  const response = toErrorResponse(error, request.headers)
  if (response.status === 401 && isForPrograms(request)) response.headers.set('WWW-Authenticate', 'Bearer')
  return response
}
