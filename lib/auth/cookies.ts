import { env } from '@/lib/env'

const isHttps = () => env().APP_URL.startsWith('https:')

/** Auth.js' own names, so that its functions find the session that our sign-in made. */
export const sessionCookieName = () => `${isHttps() ? '__Secure-' : ''}authjs.session-token`

/** Tells the browser that asked for a link from any other that opens it. */
export const linkCookieName = () => `${isHttps() ? '__Secure-' : ''}slotform.link`

export function readCookie(headers: Headers, name: string): string | null {
  for (const part of (headers.get('cookie') ?? '').split(';')) {
    const [key, ...value] = part.trim().split('=')
    if (key === name) return value.join('=')
  }
  return null
}

/** A Set-Cookie value; `maxAgeSeconds` of 0 takes the cookie away. */
export function writeCookie(name: string, value: string, maxAgeSeconds: number): string {
  const parts = [`${name}=${value}`, 'Path=/', `Max-Age=${maxAgeSeconds}`, 'HttpOnly', 'SameSite=Lax']
  return (isHttps() ? [...parts, 'Secure'] : parts).join('; ')
}
