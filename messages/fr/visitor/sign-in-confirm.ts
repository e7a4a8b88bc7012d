import type { signInConfirm as source } from '@/messages/en/visitor/sign-in-confirm'
import type { Translated } from '@/messages/message'

/** The page that a login link shows in another browser than the one that asked for it. */
export const signInConfirm = {
  title: 'Connexion · Slotform',
  product: 'Slotform',
  heading: 'Connexion à Slotform',
  text: 'Continuer sur cet appareil avec {email}',
  button: 'Se connecter',
  notYou: 'Ce n’est pas vous ? Fermez cette page.',
} satisfies Translated<typeof source>
