import { database } from '@/db/client'
import { listMailboxMessages, type MailboxMessage } from '@/db/queries/outbox/mailbox'
import { deliverDue } from '@/lib/outbox/deliver'
import { ApiClient } from './client'

let counter = 0

/** Addresses that no other test of the file uses. */
export function newEmail(name = 'owner'): string {
  counter += 1
  return `${name}${counter}@example.com`
}

/** All mails to an address, oldest first, once everything that is due has been sent. */
export async function mailsTo(address: string): Promise<MailboxMessage[]> {
  await deliverDue()
  const messages = await listMailboxMessages(database())
  return messages.filter((message) => message.toAddress === address).reverse()
}

/** The path of the newest login link of an address. */
export async function loginLink(address: string): Promise<string> {
  const mail = (await mailsTo(address)).at(-1)
  const link = /http\S+\/api\/auth\/verify\?token=[\w-]+/.exec(mail?.text ?? '')?.[0]
  if (!link) throw new Error(`No login link was sent to ${address}`)
  return new URL(link).pathname + new URL(link).search
}

/** Signed in by a link, like anyone. */
export async function signIn(email = newEmail()): Promise<ApiClient & { email: string }> {
  const client = Object.assign(new ApiClient(), { email })
  await client.post('/api/auth/send-magic-link', { email })
  await client.get(await loginLink(email))
  return client
}

/** Signed in, with the terms accepted. */
export async function signInOwner(email = newEmail()): Promise<ApiClient & { email: string }> {
  const client = await signIn(email)
  await client.post('/api/auth/accept-terms')
  return client
}
