import { Resend } from 'resend'
import { env } from '@/lib/platform/env'
import { sender } from '@/lib/platform/mail-from'
import { MailRefusedError } from './refused'
import type { Message } from './templates'

/** `key` is an idempotency key: Resend sends a retried mail once. RESEND_BASE_URL is the SDK's own variable. */
export async function sendByResend(apiKey: string, message: Message, key: string): Promise<void> {
  const { calendar, fromName, to, replyTo, ...content } = message
  const { error } = await new Resend(apiKey).emails.send(
    {
      ...content,
      from: toHeader(sender(env().MAIL_FROM, fromName)),
      to: toHeader({ name: to.name ?? '', address: to.address }),
      replyTo: replyTo && toHeader(replyTo),
      attachments: calendar && [
        {
          filename: calendar.method ? 'invite.ics' : 'meeting.ics',
          content: Buffer.from(calendar.content),
          contentType: `text/calendar; charset=utf-8${calendar.method ? `; method=${calendar.method}` : ''}`,
        },
      ],
    },
    { idempotencyKey: key },
  )
  if (error) throw new MailRefusedError(`Resend ${error.name}`, error.statusCode === 422)
}

/** `"Name" <address>`; the name has no quotes any more. */
function toHeader({ name, address }: { name: string; address: string }): string {
  return name ? `"${name.replaceAll('\\', '')}" <${address}>` : address
}
