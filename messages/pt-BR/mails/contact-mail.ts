import type { contactMail as source } from '@/messages/en/mails/contact-mail'
import type { Translated } from '@/messages/message'

/** A message from the contact page, for whoever runs the server. */
export const contactMail = {
  subject: 'Mensagem de contato de {name}',
  heading: 'Nova mensagem de contato',
  from: 'De {name} ({email})',
} satisfies Translated<typeof source>
