import { database } from '@/db/client'
import { listMailboxMessages, type MailboxMessage } from '@/db/queries/outbox/mailbox'
import { deliverDue } from '@/lib/outbox/deliver'
import { acceptTerms, loginLinkIn, newEmail, signInBy } from '../factories/owners'
import { ApiClient } from './client'

export { newEmail }

/** All mails to an address, oldest first, once everything that is due has been sent. */
export async function mailsTo(address: string): Promise<MailboxMessage[]> {
  await deliverDue()
  const messages = await listMailboxMessages(database())
  return messages.filter((message) => message.toAddress === address).reverse()
}

/** The address of the newest login link of an email address. */
async function findLoginLink(address: string): Promise<string> {
  const link = loginLinkIn((await mailsTo(address)).at(-1)?.text)
  if (!link) throw new Error(`No login link was sent to ${address}`)
  return link
}

/** The path of the newest login link of an email address. */
export async function loginLink(address: string): Promise<string> {
  const { pathname, search } = new URL(await findLoginLink(address))
  return pathname + search
}

/** Signed in by a link, like anyone. */
export function signIn(email = newEmail()): Promise<ApiClient & { email: string }> {
  return signInBy(Object.assign(new ApiClient(), { email }), email, findLoginLink)
}

/** Signed in, with the terms accepted. */
export async function signInOwner(email = newEmail()): Promise<ApiClient & { email: string }> {
  return acceptTerms(await signIn(email))
}
