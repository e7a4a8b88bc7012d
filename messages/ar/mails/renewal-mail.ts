import type { renewalMail as source } from '@/messages/en/mails/renewal-mail'
import type { Translated } from '@/messages/message'

/** A connection that has expired, for its owner. `service`: `Zoom`. */
export const renewalMail = {
  subject: 'إعادة ربط {service} مطلوبة لاستمرار حجوزاتك',
  heading: 'تجديد الربط مع {service} مطلوب',
  text: 'لم يعد بإمكان Slotform الوصول إلى حسابك في {service}. يحدث ذلك عند إلغاء إذن الوصول أو تغيير كلمة المرور أو عدم استخدام الربط لفترة.',
  /** `account`: the address of the account, if it is known. */
  textWithAccount:
    'لم يعد بإمكان Slotform الوصول إلى حسابك {account} في {service}. يحدث ذلك عند إلغاء إذن الوصول أو تغيير كلمة المرور أو عدم استخدام الربط لفترة.',
  consequence:
    'إلى حين إعادة الربط، لن نعرض المواعيد التي تعتمد عليه، ولن يُضاف رابط أو حدث في التقويم إلى الاجتماعات الجديدة. لم يُحذف أي شيء.',
  button: 'إعادة ربط {service}',
} satisfies Translated<typeof source>
