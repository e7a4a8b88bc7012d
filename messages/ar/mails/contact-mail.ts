import type { contactMail as source } from '@/messages/en/mails/contact-mail'
import type { Translated } from '@/messages/message'

/** A message from the contact page, for whoever runs the server. */
export const contactMail = {
  subject: 'رسالة من صفحة التواصل: {name}',
  heading: 'رسالة جديدة من صفحة التواصل',
  from: 'من {name} ({email})',
} satisfies Translated<typeof source>
