import { database } from '@/db/client'
import { findMailboxMessage, listMailboxMessages, type MailboxMessage } from '@/db/queries/outbox/mailbox'
import { env } from '@/lib/platform/env'
import { mayReadMailbox } from './mailbox-access'

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
