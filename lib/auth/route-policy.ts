import { isOwnerScreen, readScreenPath } from '@/lib/shared/owner-screens'

/** The rules for owner pages, checked before rendering: null is a visitor without a session. Pure. */
export type OwnerSession = { termsAccepted: boolean } | null

const OPEN_PATHS = /^\/(auth|terms-acceptance|contact|b|invitation)(\/|$)/

/** True for a path that gets the prerendered 404, whose scripts have no nonce. */
export function isUnknownOwnerPath(path: string): boolean {
  return isOwnerPath(path) && !isOwnerScreen(readScreenPath(path))
}

/** True for paths that only an owner may see, among those that pass the middleware. */
export function isOwnerPath(path: string): boolean {
  return !OPEN_PATHS.test(path)
}

/** The path to which this visitor of an owner page is redirected; null lets them in. `path` includes the query. */
export function redirectFor(path: string, visitor: OwnerSession): string | null {
  if (visitor?.termsAccepted) return null
  const gate = visitor ? '/terms-acceptance' : '/auth'
  return path === '/' ? gate : `${gate}?next=${encodeURIComponent(path)}`
}

/**
 * Returns a path of ours to open after sign-in, or null: anything that a browser could read as another origin is
 * refused.
 */
export function toSafeNext(next: unknown): string | null {
  if (typeof next !== 'string' || next.length > 500 || !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(next)) return null
  const url = new URL(next, 'http://own.invalid')
  if (url.origin !== 'http://own.invalid' || /^\/(api|auth)(\/|$)/.test(url.pathname)) return null
  return url.pathname + url.search + url.hash
}
