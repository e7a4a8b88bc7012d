import type { signInMail as source } from '@/messages/en/mails/sign-in-mail'
import type { Translated } from '@/messages/message'

/** The login link, for an owner. */
export const signInMail = {
  subject: 'Votre lien de connexion à Slotform',
  heading: 'Connexion à Slotform',
  text: 'Utilisez ce bouton pour vous connecter à Slotform avec {email}.',
  button: 'Se connecter',
  copy: 'Ou copiez cette adresse dans votre navigateur :',
  requestedFrom: 'Demandé depuis {name} sous {system} : {when}',
  requested: 'Demandé : {when}',
  validity: 'Le lien est valable 15 minutes et fonctionne une seule fois.',
  ignore: 'Vous n’avez rien demandé ? Vous pouvez ignorer cet e-mail sans risque.',
} satisfies Translated<typeof source>
