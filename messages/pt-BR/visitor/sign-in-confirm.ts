import type { signInConfirm as source } from '@/messages/en/visitor/sign-in-confirm'
import type { Translated } from '@/messages/message'

/** The page that a login link shows in another browser than the one that asked for it. */
export const signInConfirm = {
  title: 'Entrar · Slotform',
  product: 'Slotform',
  heading: 'Entrar no Slotform',
  text: 'Continuar neste dispositivo como {email}',
  button: 'Entrar',
  notYou: 'Não é você? Feche esta página.',
} satisfies Translated<typeof source>
