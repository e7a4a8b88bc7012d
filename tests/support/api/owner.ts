import { sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { listMailboxMessages, type MailboxMessage } from '@/db/queries/outbox/mailbox'
import { deliverDue } from '@/lib/outbox/deliver'
import { COMPOSED_MAILS, EVENTS_TEMPLATE } from '@/lib/shared/outbox'
import { query } from '../database/query'
import { insertOwner, SESSION_COOKIE } from '../database/session'
import { loginLinkIn, newEmail, signInBy } from '../factories/owners'
import { finishWorkAfterAnswers } from './after-answers'
import { ApiClient } from './client'

export { newEmail }

/** Sends everything that is due, after what requests send by themselves. */
export async function deliverAll(): Promise<void> {
  await finishWorkAfterAnswers()
  await deliverDue()
  if (await releaseFollowers()) await deliverAll()
}

/** All mails to an address, oldest first, once everything that is due has been sent. */
export async function mailsTo(address: string): Promise<MailboxMessage[]> {
  await deliverAll()
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

/** A mail that was queued behind one that was just being sent waits for some seconds, so that it arrives second. That one has arrived. */
async function releaseFollowers(): Promise<boolean> {
  const rows = await query(sql`update outbox o set next_attempt_at = now()
    where o.done_at is null and o.failed_at is null and o.attempts = 0 and o.held_for is null
      and o.next_attempt_at between now() and now() + interval '10 seconds'
      and o.template not in (${sql.join([EVENTS_TEMPLATE, ...COMPOSED_MAILS], sql`, `)})
      and exists (select from outbox first where first.meeting_id = o.meeting_id and first.done_at is not null
        and first.created_at < o.created_at)
      and not exists (select from outbox events where events.meeting_id = o.meeting_id
        and events.template = ${EVENTS_TEMPLATE} and events.done_at is null and events.failed_at is null)
    returning o.id`)
  return rows.length > 0
}

/** Signed in by a mailed link, like anyone, for tests of that. */
export function signInByMail(email = newEmail()): Promise<ApiClient & { email: string }> {
  return signInBy(Object.assign(new ApiClient(), { email }), email, findLoginLink)
}

/** Signed in, with the terms accepted. */
export function signInOwner(email?: string): Promise<ApiClient & { email: string }> {
  return signInBySession({ email })
}

/** Signed in, but the terms are not accepted yet. */
export function signInNewcomer(email?: string): Promise<ApiClient & { email: string }> {
  return signInBySession({ email, acceptTerms: false })
}

async function signInBySession({ email = newEmail(), ...account }: { email?: string; acceptTerms?: boolean }) {
  const client = Object.assign(new ApiClient(), { email })
  client.cookies.set(SESSION_COOKIE, await insertOwner(query, { email, ...account }))
  return client
}
