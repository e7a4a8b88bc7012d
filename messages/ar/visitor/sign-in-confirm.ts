import type { signInConfirm as source } from '@/messages/en/visitor/sign-in-confirm'
import type { Translated } from '@/messages/message'

/** The page that a login link shows in another browser than the one that asked for it. */
export const signInConfirm = {
  title: 'تسجيل الدخول · Slotform',
  product: 'Slotform',
  heading: 'تسجيل الدخول إلى Slotform',
  text: 'المتابعة على هذا الجهاز بالحساب {email}',
  button: 'تسجيل الدخول',
  notYou: 'هذا ليس حسابك؟ يُرجى إغلاق هذه الصفحة.',
} satisfies Translated<typeof source>
