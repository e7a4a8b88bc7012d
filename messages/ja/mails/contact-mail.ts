import type { contactMail as source } from '@/messages/en/mails/contact-mail'
import type { Translated } from '@/messages/message'

/** A message from the contact page, for whoever runs the server. */
export const contactMail = {
  subject: '{name}さんからのお問い合わせ',
  heading: '新しいお問い合わせ',
  from: '差出人：{name}（{email}）',
} satisfies Translated<typeof source>
