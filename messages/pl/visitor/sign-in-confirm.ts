import type { signInConfirm as source } from '@/messages/en/visitor/sign-in-confirm'
import type { Translated } from '@/messages/message'

/** The page that a login link shows in another browser than the one that asked for it. */
export const signInConfirm = {
  title: 'Logowanie · Slotform',
  product: 'Slotform',
  heading: 'Zaloguj się do Slotform',
  text: 'Kontynuuj na tym urządzeniu jako {email}',
  button: 'Zaloguj się',
  notYou: 'To nie Ty? Zamknij tę stronę.',
} satisfies Translated<typeof source>
