import { findKeyUse, isKey } from '@/lib/auth/api-key'
import { type Account, type Actor, asThemselves, findSession } from '@/lib/auth/session'
import { readCookie, sessionCookieName } from '@/lib/request/cookies'
import { consumeLimit, requireUsesLeft } from '@/lib/request/limit'
import { isOwnOrigin } from '@/lib/request/origin'
import { AppError } from '@/lib/shared/errors'
import type { Method } from '@/lib/shared/http-methods'
import { type CallingKey, type DeclaredScope, neededScopes, requireScopes, type Scope } from '@/lib/shared/scopes'

/** Somebody who has proved who they are. */
export type Caller = {
  /** Who they are: of a session or a key. */
  account: Account
  /** The account that they act for: their own, until `actFor` has looked. */
  actor: Actor
  /** True for somebody who runs the server, in a browser. */
  isAdmin: boolean
  /** Set for a program. */
  key: CallingKey | null
  /** The cookie to set again, because this request extended its session. */
  renewedToken: string | null
}

/**
 * Its calls are those below `/api`: next.config.mjs rewrites them, and the request keeps the URL that was sent. Rewrites
 * match in any case.
 */
export const V1 = /^\/api\/v1\//i
/** Cookies and Origin belong to browsers. */
const BROWSER_HEADERS = ['cookie', 'origin']

export function isBelowV1({ url }: Request): boolean {
  return V1.test(new URL(url).pathname)
}

/** True for a request that only a key can authenticate. A key counts for no other request. */
export function isForPrograms(request: Request): boolean {
  return isBelowV1(request) || new URL(request.url).pathname === '/api/mcp'
}

/** The request without what no handler may take from a program. */
export function asProgram({ url, method, headers: sent, body, signal }: Request): Request {
  const headers = new Headers(sent)
  for (const name of BROWSER_HEADERS) headers.delete(name)
  return new Request(url, { method, headers, body, signal, ...(body && { duplex: 'half' }) })
}

/** Null for a visitor without a session. Throws 401 to a program without a good key, and 403 to a page of another site. */
export async function findCaller(request: Request, address: string, now: Date): Promise<Caller | null> {
  if (isForPrograms(request)) return callerByKey(request, address, now)
  const token = readCookie(request.headers, sessionCookieName())
  const session = token ? await findSession(token, now) : null
  return (
    session && {
      account: session.person,
      actor: asThemselves(session.person),
      isAdmin: session.isAdmin,
      key: null,
      renewedToken: session.isRenewed ? token : null,
    }
  )
}

/** The account whose key comes with a call that needs none; null without one. Throws 401 for a wrong key, 403 without the scope. */
export async function ownerOfKey(
  request: Request,
  scope: Scope,
  { address, now }: { address: string; now: Date },
): Promise<string | null> {
  // A proxy may ask for a password or a token of its own.
  if (!isKey(bearerOf(request) ?? '')) return null
  const caller = await callerByKey(request, address, now)
  await countCall(caller)
  if (caller.key) requireScopes(caller.key, [scope])
  return caller.actor.id
}

function bearerOf({ headers }: Request): string | undefined {
  return /^bearer +(\S+) *$/i.exec(headers.get('authorization') ?? '')?.[1]
}

async function callerByKey(request: Request, address: string, now: Date): Promise<Caller> {
  const key = bearerOf(request)
  if (!key || !isKey(key)) throw new AppError('not_authenticated')
  const wrongKeys = `wrong keys of ${address}`
  await requireUsesLeft('LIMIT_KEY_CALLS', wrongKeys)
  const use = await findKeyUse(key, now)
  if (use) return { ...use, isAdmin: false, renewedToken: null }
  await consumeLimit('LIMIT_KEY_CALLS', wrongKeys)
  throw new AppError('not_authenticated')
}

/** Counts a call, in any of the person's browsers and programs. */
export async function countCall({ account, key }: Caller): Promise<void> {
  await consumeLimit('LIMIT_OWNER_CALLS', account.id)
  if (key) await consumeLimit('LIMIT_KEY_CALLS', key.id)
}

/** Throws 403 when the caller's key is not made for this call. Somebody with a session may do everything. */
export function requireScope({ key }: Caller, declared: DeclaredScope, method: string): void {
  if (!key) return
  const needed = neededScopes(declared, method as Method)
  if (needed === null) throw new AppError('not_found')
  requireScopes(key, needed)
}

/** Browsers send Origin with every write: a foreign one means that another site uses this visitor's session. */
export function refuseForeignOrigin(request: Request): void {
  if (isForPrograms(request) || !readCookie(request.headers, sessionCookieName())) return
  const origin = request.headers.get('origin')
  const isWrite = request.method !== 'GET' && request.method !== 'HEAD'
  if (isWrite && origin !== null && !isOwnOrigin(origin))
    throw new AppError('foreign_origin', { event: 'origin_refused' })
}
