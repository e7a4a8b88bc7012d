import { AppError } from './errors'
import type { Method } from './http-methods'

/** The parts of an account that a key can be made for. */
export const SCOPE_AREAS = ['meetings', 'pages', 'forms', 'responses', 'settings', 'webhooks'] as const
export type ScopeArea = (typeof SCOPE_AREAS)[number]

/** A key's right to one part; `write` reads too. */
export type Scope = `${ScopeArea}:${'read' | 'write'}`

export const SCOPES = SCOPE_AREAS.flatMap((area) => [`${area}:read`, `${area}:write`] as const satisfies Scope[])

/**
 * A route declares an area, whose verb follows from the method; a scope, for a POST that only reads; several scopes, all of
 * which a call needs; `any` for what every key may call; null for what no key may.
 */
export type DeclaredScope = ScopeArea | Scope | readonly Scope[] | 'any' | null

/** The key with which a program makes a call. */
export type CallingKey = { id: string; scopes: readonly Scope[] }

/** The scopes that a call needs, all of them; null when no key may call it. */
export function neededScopes(declared: DeclaredScope, method: Method | 'HEAD'): readonly (Scope | 'any')[] | null {
  if (isList(declared)) return declared
  const scope = neededScope(declared, method)
  return scope && [scope]
}

/** The scope that a call needs: `any` and null stay as they are. */
export function neededScope(
  declared: Exclude<DeclaredScope, readonly Scope[]>,
  method: Method | 'HEAD',
): Scope | 'any' | null {
  if (declared === null || declared === 'any' || isScope(declared)) return declared
  return method === 'GET' || method === 'HEAD' ? `${declared}:read` : `${declared}:write`
}

export function hasScope(granted: readonly Scope[], needed: Scope | 'any'): boolean {
  if (needed === 'any' || granted.includes(needed)) return true
  const [area, verb] = needed.split(':')
  return verb === 'read' && granted.includes(`${area}:write` as Scope)
}

/** Throws 403 to a key without one of these scopes. Somebody with a session, who has no key, may do everything. */
export function requireScopes(key: CallingKey | null, needed: readonly (Scope | 'any')[]): void {
  const missing = key && needed.find((scope) => !hasScope(key.scopes, scope))
  if (missing) throw new AppError('scope', { facts: { scope: missing } })
}

/** True for a key with the scope, and for somebody with a session. */
export function mayRead(key: CallingKey | null, scope: Scope): boolean {
  return !key || hasScope(key.scopes, scope)
}

function isList(declared: DeclaredScope): declared is readonly Scope[] {
  return Array.isArray(declared)
}

function isScope(declared: string): declared is Scope {
  return declared.includes(':')
}
