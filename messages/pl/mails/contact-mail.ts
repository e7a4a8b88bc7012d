import type { contactMail as source } from '@/messages/en/mails/contact-mail'
import type { Translated } from '@/messages/message'

/** A message from the contact page, for whoever runs the server. */
export const contactMail = {
  subject: 'Wiadomość ze strony kontaktowej: {name}',
  heading: 'Nowa wiadomość ze strony kontaktowej',
  from: 'Od: {name} ({email})',
} satisfies Translated<typeof source>
