import { database } from '@/db/client'
import {
  findMailboxMessage,
  insertMailboxMessage,
  listMailboxMessages,
  type MailboxMessage,
} from '@/db/queries/outbox/mailbox'
import { isLoopbackHost } from '@/lib/http/network.mjs'
import { type Env, env } from '@/lib/platform/env'
import { sender } from '@/lib/platform/mail-from'
import type { Message } from './templates'
import { printLinks } from './terminal'

/** Without a transport: the mail is kept in the embedded database, and its links are printed to the terminal. */
export async function deliverToMailbox(message: Message): Promise<void> {
  const from = sender(env().MAIL_FROM, message.fromName)
  await insertMailboxMessage(database(), {
    fromAddress: `${from.name} <${from.address}>`,
    toAddress: message.to.address,
    replyTo: message.replyTo?.address ?? null,
    subject: message.subject,
    html: message.html,
    text: message.text,
    calendarFile: message.calendar?.content ?? null,
  })
  printLinks(message)
}

/** The kept mails, newest first; null for a request that must not learn that there is a mailbox. */
export async function readMailbox(headers: Headers): Promise<MailboxMessage[] | null> {
  return isOpen(headers) ? listMailboxMessages(database()) : null
}

export async function readMailboxMessage(headers: Headers, id: string): Promise<MailboxMessage | null> {
  return isOpen(headers) ? findMailboxMessage(database(), id) : null
}

function isOpen(headers: Headers): boolean {
  return mayReadMailbox(headers, env(), process.env.SLOTFORM_NODE_SERVER === '1')
}

const LOOPBACK_SOCKETS = ['127.0.0.1', '::1']
const LOOPBACK_HOSTS = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * Mails hold sign-in links, so the mailbox opens only to a browser on this machine, and never through a proxy, behind which
 * everyone looks local. server.mjs passes on the socket's address and the signs of a proxy. A proxy without such signs that
 * sends Host: localhost looks like a browser, so a public server needs a mail transport.
 */
export function mayReadMailbox(
  headers: Headers,
  settings: Pick<Env, 'mail' | 'APP_URL'> & { HOST?: string },
  isNodeServer: boolean,
): boolean {
  return (
    settings.mail.kind === 'mailbox' &&
    isNodeServer &&
    LOOPBACK_SOCKETS.includes(headers.get('x-slotform-peer') ?? '') &&
    LOOPBACK_HOSTS.test(headers.get('host') ?? '') &&
    LOOPBACK_HOSTS.test(new URL(settings.APP_URL).host) &&
    isLoopbackHost(settings.HOST ?? 'localhost') &&
    !headers.has('x-slotform-forwarded') &&
    isOfThisMachine(headers.get('origin')) &&
    isOfThisMachine(headers.get('referer'))
  )
}

/** False for a page of another site, and for ours under a public name. */
function isOfThisMachine(address: string | null): boolean {
  return !address || (URL.canParse(address) && LOOPBACK_HOSTS.test(new URL(address).host))
}
