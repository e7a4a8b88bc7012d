import type { renewalMail as source } from '@/messages/en/mails/renewal-mail'
import type { Translated } from '@/messages/message'

/** A connection that has expired, for its owner. `service`: `Zoom`. */
export const renewalMail = {
  subject: 'Reconnectez {service} pour ne pas interrompre vos réservations',
  heading: 'Accès à {service} à renouveler',
  text: 'Slotform n’a plus accès à votre compte {service}. Cela arrive lorsqu’un accès est révoqué, qu’un mot de passe change ou que la connexion n’a pas servi depuis un moment.',
  textWithAccount:
    'Slotform n’a plus accès à votre compte {service} {account}. Cela arrive lorsqu’un accès est révoqué, qu’un mot de passe change ou que la connexion n’a pas servi depuis un moment.',
  consequence:
    'Tant que ce compte n’est pas reconnecté, nous ne proposerons pas les créneaux qui en dépendent, et les nouveaux rendez-vous n’auront ni lien ni événement d’agenda. Rien n’a été supprimé.',
  button: 'Reconnecter {service}',
} satisfies Translated<typeof source>
