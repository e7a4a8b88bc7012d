import { createHmac } from 'node:crypto'
import { domainToASCII } from 'node:url'
import { env } from '@/lib/platform/env'
import type { Limit } from '@/lib/platform/env-variables'
import { signingKey } from '@/lib/platform/secrets'

/** An address as `LIMIT_MAILS_RECIPIENT` counts it. The key is a hash. */
export type Recipient = Limit & { key: string }

/** Null: no limit. */
export function toRecipient(email: string): Recipient | null {
  const limit = env().LIMIT_MAILS_RECIPIENT
  if (!limit) return null
  const hash = createHmac('sha256', signingKey('mail recipient')).update(mailboxOf(email))
  return { ...limit, key: hash.digest('base64url') }
}

/** Spellings that reach one mailbox: `Vera+x@Example.com` is `vera@example.com`. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  const [mailbox = ''] = email.slice(0, at).toLowerCase().split('+')
  return `${mailbox || email.slice(0, at)}@${domainToASCII(domain) || domain}`
}
