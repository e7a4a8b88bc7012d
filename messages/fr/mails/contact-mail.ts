import type { contactMail as source } from '@/messages/en/mails/contact-mail'
import type { Translated } from '@/messages/message'

/** A message from the contact page, for whoever runs the server. */
export const contactMail = {
  subject: 'Message de contact de la part de {name}',
  heading: 'Nouveau message de contact',
  from: 'De la part de {name} ({email})',
} satisfies Translated<typeof source>
