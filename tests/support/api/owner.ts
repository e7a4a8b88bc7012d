import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { listMailboxMessages, type MailboxMessage } from '@/db/queries/outbox/mailbox'
import { deliverDue } from '@/lib/outbox/deliver'
import { EVENTS_TEMPLATE } from '@/lib/vocabulary/outbox'
import { query } from '../database/query'
import { acceptTerms, loginLinkIn, newEmail, signInBy } from '../factories/owners'
import { ApiClient } from './client'

export { newEmail }

/** All mails to an address, oldest first, once everything that is due has been sent. */
export async function mailsTo(address: string): Promise<MailboxMessage[]> {
  await deliverDue()
  await untilNoneIsOnItsWay()
  const messages = await listMailboxMessages(database())
  return messages.filter((message) => message.toAddress === address).reverse()
}

const LOOKS = 250
const PAUSE_MS = 20

/** A request that sends its mail by itself holds a lease on it, which other deliveries pass over. */
async function untilNoneIsOnItsWay(): Promise<void> {
  for (let looks = 0; looks < LOOKS; looks++) {
    const [row] = await query<{ id: string }>(sql`select id from outbox
      where done_at is null and failed_at is null and attempts > 0 and last_error is null and held_for is null
        and template <> ${EVENTS_TEMPLATE} and next_attempt_at > now() limit 1`)
    if (!row) return
    await sleep(PAUSE_MS)
  }
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
