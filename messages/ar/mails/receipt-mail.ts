import type { receiptMail as source } from '@/messages/en/mails/receipt-mail'
import type { Translated } from '@/messages/message'

export const receiptMail = {
  subject: 'إجاباتك: {title}',
  heading: 'وصلتنا إجاباتك',
  intro: 'شكرًا على تعبئة «{title}».',
  answers: 'إجاباتك',
  omitted: 'لا تُكرَّر هنا الإجابات التي تحتوي على رابط أو عنوان بريد إلكتروني.',
  why: 'تصلك هذه الرسالة لأن هذا العنوان أُدخل في النموذج. إن لم يكن ذلك منك، فيمكنك تجاهل هذه الرسالة.',
} satisfies Translated<typeof source>
