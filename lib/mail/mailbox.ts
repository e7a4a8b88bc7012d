import { database } from '@/db/client'
import { insertMailboxMessage } from '@/db/queries/outbox/mailbox'
import { env } from '@/lib/platform/env'
import { sender } from './addresses'
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
