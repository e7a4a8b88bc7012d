import { span } from '@/lib/log/span'
import { env, type MailTransport } from '@/lib/platform/env'
import { deliverToMailbox } from './mailbox'
import { sendByResend } from './resend'
import { sendBySmtp } from './smtp'
import type { Mail, Message } from './templates'
import { type Sender, writeMail } from './write'

/** Writes a mail and hands it to the transport. A retry passes the same `key`, and so has the same Message-ID. */
export async function sendMail(mail: Mail, key: string, sender: Sender): Promise<void> {
  const message = await writeMail(mail, sender)
  const transport = env().mail
  const labels = { 'slotform.template': mail.template, 'slotform.transport': transport.kind }
  await span('mail', labels, () => handOver(transport, message, key))
}

async function handOver(transport: MailTransport, message: Message, key: string): Promise<void> {
  switch (transport.kind) {
    case 'resend':
      return sendByResend(transport.apiKey, message, key)
    case 'smtp':
      return sendBySmtp(transport.url, message, key)
    case 'mailbox':
      return deliverToMailbox(message)
  }
}
