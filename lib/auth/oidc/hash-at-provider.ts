import { sha256 } from '@/lib/platform/sha256'

/** A name that the provider gives, such as that of a session. By issuer, so that two of them cannot mean one thing. */
export function hashAtProvider({ issuer }: { issuer: string }, name: string): string {
  return sha256(`${issuer}\n${name}`)
}
