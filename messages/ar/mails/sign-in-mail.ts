import type { signInMail as source } from '@/messages/en/mails/sign-in-mail'
import type { Translated } from '@/messages/message'

/** The login link, for an owner. */
export const signInMail = {
  subject: 'رابط الدخول إلى Slotform',
  heading: 'تسجيل الدخول إلى Slotform',
  text: 'يتيح لك هذا الزر تسجيل الدخول إلى Slotform بالحساب {email}.',
  button: 'تسجيل الدخول',
  copy: 'أو يمكن نسخ هذا العنوان إلى المتصفح:',
  /** `name`: `Chrome`; `system`: `Windows`. */
  requestedFrom: 'مصدر الطلب: {name} على {system}، {when}',
  requested: 'وقت الطلب: {when}',
  validity: 'الرابط صالح لمدة 15 دقيقة ولمرة واحدة.',
  ignore: 'إن لم يكن هذا الطلب منك، فيمكنك تجاهل هذه الرسالة بأمان.',
} satisfies Translated<typeof source>
