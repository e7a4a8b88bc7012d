import type { webhookMail as source } from '@/messages/en/mails/webhook-mail'
import type { Translated } from '@/messages/message'

/** A webhook endpoint that was switched off, for its owner. `address`: where it was sent. */
export const webhookMail = {
  subject: 'تم إيقاف webhook',
  heading: 'تم إيقاف webhook',
  failed: 'لم يرد {address} بنجاح منذ خمسة أيام، لذا لم نعد نرسل إليه الأحداث.',
  gone: 'رد {address} بالحالة 410 Gone، لذا لم نعد نرسل إليه الأحداث.',
  consequence:
    'لن يُرسل إليه ما يحدث من الآن فصاعدًا. يحتفظ السجل بما أُرسل لمدة 30 يومًا. يمكن تشغيل نقطة النهاية من جديد عندما تعمل.',
  button: 'فتح صفحة المطورين',
} satisfies Translated<typeof source>
