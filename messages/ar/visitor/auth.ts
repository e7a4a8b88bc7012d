import type { auth as source } from '@/messages/en/visitor/auth'
import type { Translated } from '@/messages/message'

export const auth = {
  title: 'تسجيل الدخول',
  heading: 'تسجيل الدخول إلى Slotform',
  intro: 'يكفي إدخال بريدك الإلكتروني لنرسل إليك رابط الدخول. لا حاجة إلى كلمة مرور.',
  emailLabel: 'البريد الإلكتروني',
  emailPlaceholder: 'name@example.com',
  submit: 'إرسال رابط الدخول',
  terms: 'الشروط',
  privacy: 'الخصوصية',
  sent: {
    heading: 'تم إرسال الرسالة!',
    to: 'أُرسل رابط الدخول إلى {email}.',
    next: 'يُرجى فتح بريدك الإلكتروني والنقر على الرابط لتسجيل الدخول.',
    validity: 'الرابط صالح لمدة 15 دقيقة.',
    back: 'رجوع',
  },
  errorTitle: 'خطأ',
  invalidEmail: 'يُرجى إدخال بريد إلكتروني صالح.',
  sendRefused: 'تعذّر إرسال الرسالة',
  sendFailed: 'تعذّر إرسال الرسالة. يُرجى المحاولة مجددًا.',
  signOut: 'تسجيل الخروج',
  logoutFailed: 'تعذّر تسجيل الخروج',
  /** By the code in the address, `?error=`. */
  linkErrors: {
    no_token: 'رابط الدخول غير صالح. يُرجى المحاولة مجددًا.',
    invalid_token: 'رابط الدخول غير صالح أو انتهت صلاحيته.',
    token_already_used: 'سبق استخدام رابط الدخول هذا.',
    token_expired: 'انتهت صلاحية رابط الدخول. يُرجى طلب رابط جديد.',
    login_failed: 'تعذّر تسجيل الدخول. يُرجى المحاولة مجددًا.',
    verification_failed: 'تعذّر التحقق. يُرجى المحاولة مجددًا.',
  },
  unknownLinkError: 'حدث خطأ غير معروف. يُرجى المحاولة مجددًا.',
} satisfies Translated<typeof source>
