import type { joining as source } from '@/messages/en/visitor/joining'
import type { Translated } from '@/messages/message'

/** Joining an online meeting. */
export const joining = {
  joinLink: 'Lien du rendez-vous',
  join: 'Rejoindre le rendez-vous',
  password: 'Mot de passe',
  passwordLine: 'Mot de passe : {password}',
} satisfies Translated<typeof source>
