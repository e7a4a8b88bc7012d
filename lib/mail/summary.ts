import { isLoopbackHost } from '@/lib/http/network.mjs'
import { env } from '@/lib/platform/env'

/** The transport, in one line for the terminal. */
export function mailSummary(): string {
  const { mail, APP_URL, HOST = 'localhost' } = env()
  if (mail.kind === 'resend') return 'through Resend'
  if (mail.kind === 'smtp') return `by SMTP through ${new URL(mail.url).host}`
  if (!isLoopbackHost(HOST)) return 'not sent; its links are printed here, since HOST lets other machines in'
  return `kept here, see ${APP_URL}/dev/mailbox`
}
