import { randomBytes } from 'node:crypto'
import { isSigned, sign } from '@/lib/platform/signature'

export const KNOWN_SECONDS = 180 * 24 * 60 * 60
const PURPOSE = 'known browser'
const MAX_ADDRESSES = 5
/**
 * A random id, the expiry in epoch seconds, and a signature of both and the address, which is not part of the entry.
 */
const ENTRY = /^([\w-]{22})\.(\d{1,12})\.([\w-]{43})$/

/** Finds the id of a browser that signed in to `email` before, by its cookie; null for any other browser. */
export function findKnownBrowser(cookie: string | null, email: string, now: Date): string | null {
  const entry = entriesOf(cookie).find((text) => isEntryOf(email, text, now))
  return entry?.split('.')[0] ?? null
}

/** Returns the cookie's value after a sign-in to `email`, with only the newest addresses. */
export function rememberBrowser(cookie: string | null, email: string, now: Date): string {
  const id = findKnownBrowser(cookie, email, now) ?? randomBytes(16).toString('base64url')
  const others = entriesOf(cookie).filter((text) => !isEntryOf(email, text, now))
  return [toEntry(id, email, now), ...others].slice(0, MAX_ADDRESSES).join('~')
}

function toEntry(id: string, email: string, now: Date): string {
  const end = String(Math.floor(now.getTime() / 1000) + KNOWN_SECONDS)
  return `${id}.${end}.${sign(PURPOSE, signedText(id, end, email)).toString('base64url')}`
}

function isEntryOf(email: string, text: string, now: Date): boolean {
  const [, id = '', end = '', signature = ''] = ENTRY.exec(text) ?? []
  if (Number(end) * 1000 <= now.getTime()) return false
  return isSigned(PURPOSE, signedText(id, end, email), Buffer.from(signature, 'base64url'))
}

function entriesOf(cookie: string | null): string[] {
  const entries = (cookie ?? '').slice(0, 2_000).split('~')
  return entries.filter((text) => ENTRY.test(text)).slice(0, MAX_ADDRESSES)
}

function signedText(id: string, end: string, email: string): string {
  return `${id}.${end}.${email}`
}
