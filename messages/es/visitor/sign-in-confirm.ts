import type { signInConfirm as source } from '@/messages/en/visitor/sign-in-confirm'
import type { Translated } from '@/messages/message'

/** The page that a login link shows in another browser than the one that asked for it. */
export const signInConfirm = {
  title: 'Iniciar sesión · Slotform',
  product: 'Slotform',
  heading: 'Inicia sesión en Slotform',
  text: 'Continuar en este dispositivo como {email}',
  button: 'Iniciar sesión',
  notYou: '¿No eres tú? Cierra esta página.',
} satisfies Translated<typeof source>
