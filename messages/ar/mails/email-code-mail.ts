import type { emailCodeMail as source } from '@/messages/en/mails/email-code-mail'
import type { Translated } from '@/messages/message'

/** The code that somebody who books has to enter. Whoever reads it may not have asked for it. */
export const emailCodeMail = {
  subject: 'رمزك: {code}',
  heading: 'تأكيد عنوان بريدك الإلكتروني',
  intro: 'لحجز «{title}» مع {owner}، يُرجى إدخال هذا الرمز:',
  outro: {
    zero: 'الرمز صالح لأقل من دقيقة. إن لم يكن هذا الطلب منك، فيمكنك تجاهل هذه الرسالة. لم يتم أي حجز.',
    one: 'الرمز صالح لمدة دقيقة واحدة. إن لم يكن هذا الطلب منك، فيمكنك تجاهل هذه الرسالة. لم يتم أي حجز.',
    two: 'الرمز صالح لمدة دقيقتين. إن لم يكن هذا الطلب منك، فيمكنك تجاهل هذه الرسالة. لم يتم أي حجز.',
    few: 'الرمز صالح لمدة {count} دقائق. إن لم يكن هذا الطلب منك، فيمكنك تجاهل هذه الرسالة. لم يتم أي حجز.',
    many: 'الرمز صالح لمدة {count} دقيقة. إن لم يكن هذا الطلب منك، فيمكنك تجاهل هذه الرسالة. لم يتم أي حجز.',
    other: 'الرمز صالح لمدة {count} دقيقة. إن لم يكن هذا الطلب منك، فيمكنك تجاهل هذه الرسالة. لم يتم أي حجز.',
  },
} satisfies Translated<typeof source>
