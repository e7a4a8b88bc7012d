import type { responseMail as source } from '@/messages/en/mails/response-mail'
import type { Translated } from '@/messages/message'

/** One response to a form, for the form’s owner. */
export const responseMail = {
  subject: 'رد جديد: {title} – {who}',
  preview: '{title}، {who}',
  heading: 'وصلك رد جديد',
  who: 'من: {who}',
  when: 'تاريخ الاستلام: {when}',
  noAnswers: 'لم تُقدَّم إجابة عن أي سؤال.',
  open: 'فتح الرد',
  settings: 'تصلك هذه الرسالة لأن الإشعارات مفعّلة لهذا النموذج. يمكن تغيير ذلك من تبويب «{tab}» في النموذج.',
} satisfies Translated<typeof source>
