import { env } from '@/lib/platform/env'
import { CHECKED_SECONDS, createCheckedToken } from '@/lib/platform/tokens'

const isHttps = () => env().APP_URL.startsWith('https:')

/** `__Host-` cookies cannot be set by a sibling host. Browsers take them with Secure, Path=/ and no Domain only. */
const named = (name: string) => (isHttps() ? `__Host-${name}` : name)

/** Auth.js finds the session that our sign-in made under this name (lib/auth/auth.ts). */
export const sessionCookieName = () => named('authjs.session-token')

/** Identifies the browser that requested a link. */
export const linkCookieName = () => named('slotform.link')

/** Identifies the browser that began a sign-in at the organization's provider. */
export const oidcCookieName = () => named('slotform.oidc')

/** Names the addresses that this browser signed in to (lib/auth/known-browser.ts). */
export const knownCookieName = () => named('slotform.known')

/** Names an address that this browser has shown to be its visitor's (lib/platform/tokens.ts). */
export const checkedCookieName = () => named('slotform.checked')

export function readCookie(headers: Headers, name: string): string | null {
  for (const part of (headers.get('cookie') ?? '').split(';')) {
    const [key, ...value] = part.trim().split('=')
    if (key === name) return value.join('=')
  }
  return null
}

/** A Set-Cookie value; `maxAgeSeconds` of 0 deletes the cookie. */
export function writeCookie(name: string, value: string, maxAgeSeconds: number): string {
  const parts = [`${name}=${value}`, 'Path=/', `Max-Age=${maxAgeSeconds}`, 'HttpOnly', 'SameSite=Lax']
  return (isHttps() ? [...parts, 'Secure'] : parts).join('; ')
}

/** The Set-Cookie value that remembers an address which a code has shown to be the visitor's. */
export function checkedCookie(email: string, now: Date): string {
  return writeCookie(checkedCookieName(), createCheckedToken(email, now), CHECKED_SECONDS)
}
