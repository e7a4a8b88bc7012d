import type { signInConfirm as source } from '@/messages/en/visitor/sign-in-confirm'
import type { Translated } from '@/messages/message'

/** The page that a login link shows in another browser than the one that asked for it. */
export const signInConfirm = {
  title: 'Accedi · Slotform',
  product: 'Slotform',
  heading: 'Accedi a Slotform',
  text: 'Continua su questo dispositivo come {email}',
  button: 'Accedi',
  notYou: 'Non sei tu? Chiudi questa pagina.',
} satisfies Translated<typeof source>
