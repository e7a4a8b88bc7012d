import type { Transporter } from 'nodemailer'
import { isLoopbackHost } from '@/lib/http/network.mjs'
import { env } from '@/lib/platform/env'
import { sender } from '@/lib/platform/mail-from'
import { MailRefusedError } from './refused'
import type { Message } from './templates'

const held = globalThis as { [TRANSPORT]?: Transporter }
const TRANSPORT = Symbol.for('slotform.smtp')

type SmtpError = Error & { responseCode?: number; code?: string; syscall?: string }

/** Their sum is shorter than the outbox's lease. */
const TIME_LIMITS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

export async function sendBySmtp(url: string, message: Message, key: string): Promise<void> {
  // Loaded with the first mail, so that the process starts without it.
  const { createTransport } = await import('nodemailer')
  held[TRANSPORT] ??= createTransport({
    url: env().SMTP_ALLOW_PLAIN ? url : requireTls(url),
    pool: true,
    maxConnections: 4,
    ...TIME_LIMITS_MS,
  })
  const { calendar, fromName, ...mail } = message
  try {
    await held[TRANSPORT].sendMail({
      ...mail,
      to: { name: mail.to.name ?? '', address: mail.to.address },
      from: sender(env().MAIL_FROM, fromName),
      messageId: `<${key}@${new URL(env().APP_URL).hostname}>`,
      ...(calendar && toParts(calendar)),
    })
  } catch (error) {
    throw toRefusal(error as SmtpError)
  }
}

/**
 * Requires STARTTLS of another machine, as passwords and links must not be sent in plain text. It is a parameter of the
 * address, because nodemailer prefers those to its options.
 */
export function requireTls(url: string): string {
  const address = new URL(url)
  if (address.protocol !== 'smtp:' || isLoopbackHost(address.hostname)) return url
  address.searchParams.set('requireTLS', 'true')
  return address.href
}

function toParts({ method, content }: NonNullable<Message['calendar']>) {
  if (method) return { icalEvent: { method, content, filename: 'invite.ics' } }
  return { attachments: [{ filename: 'meeting.ics', content, contentType: 'text/calendar; charset=utf-8' }] }
}

/** 5xx answers to an address or a message are final, but for those about our own sign-in, which an operator mends. */
function toRefusal(error: SmtpError): MailRefusedError {
  const status = error.responseCode ?? 0
  const isFinal = error.code === 'EENVELOPE' && status >= 500 && status !== 530 && status !== 535
  // A connection that was never made, a name that is not known, and an answer leave no doubt; a silence or a cut does.
  const isSure = status > 0 || error.syscall === 'connect' || error.code === 'EDNS'
  return new MailRefusedError(`SMTP ${error.code ?? 'failed'}${status ? ` ${status}` : ''}`, isFinal, isSure)
}

export function closeSmtp(): void {
  held[TRANSPORT]?.close()
  delete held[TRANSPORT]
}
