import type { contactMail as source } from '@/messages/en/mails/contact-mail'
import type { Translated } from '@/messages/message'

/** A message from the contact page, for whoever runs the server. */
export const contactMail = {
  subject: 'Messaggio di contatto da {name}',
  heading: 'Nuovo messaggio di contatto',
  from: 'Da {name} ({email})',
} satisfies Translated<typeof source>
