import type { signInConfirm as source } from '@/messages/en/visitor/sign-in-confirm'
import type { Translated } from '@/messages/message'

/** The page that a login link shows in another browser than the one that asked for it. */
export const signInConfirm = {
  title: 'Anmelden · Slotform',
  product: 'Slotform',
  heading: 'Bei Slotform anmelden',
  text: 'Auf diesem Gerät fortfahren als {email}',
  button: 'Anmelden',
  notYou: 'Das sind nicht Sie? Schließen Sie diese Seite.',
} satisfies Translated<typeof source>
