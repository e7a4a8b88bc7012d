import { isLoopbackHost } from '@/lib/http/network.mjs'
import { span } from '@/lib/log/span'
import { env, type MailTransport } from '@/lib/platform/env'
import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import { type StoredBrand, toMailBrand } from '@/lib/shared/brand'
import type { Language, OwnerLanguage } from '@/lib/shared/languages'
import { deliverToMailbox } from './mailbox'
import { type BookedPage, withPeoplesTexts, withTextLanguages } from './reader'
import { renderMail } from './render'
import { sendByResend } from './resend'
import { sendBySmtp } from './smtp'
import type { Mail, Message } from './templates'

/** `booking`: the one that the mail is about. */
type Sender = {
  owner:
    | (StoredBrand & { name: string; timeFormat: TimeFormat; timezone: string | null; language: OwnerLanguage })
    | null
  booking: { language: Language; page: BookedPage | null } | null
}

/**
 * Renders a mail in the look and with the clock of its owner, if it has one, and hands it to the transport. A retry passes the same `key`,
 * and so has the same Message-ID.
 */
export async function sendMail(mail: Mail, key: string, { owner, booking }: Sender): Promise<void> {
  const look = owner && {
    brand: toMailBrand(owner, env().APP_URL),
    timeFormat: owner.timeFormat,
    timezone: owner.timezone,
    language: owner.language,
  }
  const translated = withPeoplesTexts(mail, booking?.page ?? null)
  const written = owner ? withTextLanguages(translated, mail, { owner: owner.language, booking }) : translated
  const message = await renderMail(written, look, booking?.language)
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

/** The transport, in one line for the terminal. */
export function mailSummary(): string {
  const { mail, APP_URL, HOST = 'localhost' } = env()
  if (mail.kind === 'resend') return 'through Resend'
  if (mail.kind === 'smtp') return `by SMTP through ${new URL(mail.url).host}`
  if (!isLoopbackHost(HOST)) return 'not sent; its links are printed here, since HOST lets other machines in'
  return `kept here, see ${APP_URL}/dev/mailbox`
}
