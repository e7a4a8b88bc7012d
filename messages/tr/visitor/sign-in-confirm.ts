import type { signInConfirm as source } from '@/messages/en/visitor/sign-in-confirm'
import type { Translated } from '@/messages/message'

/** The page that a login link shows in another browser than the one that asked for it. */
export const signInConfirm = {
  title: 'Giriş yapın · Slotform',
  product: 'Slotform',
  heading: 'Slotform’a giriş yapın',
  text: 'Bu cihazda {email} olarak devam edin',
  button: 'Giriş yap',
  notYou: 'Siz değil misiniz? Bu sayfayı kapatın.',
} satisfies Translated<typeof source>
