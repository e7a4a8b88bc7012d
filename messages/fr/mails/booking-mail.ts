import type { bookingMail as source } from '@/messages/en/mails/booking-mail'
import type { Translated } from '@/messages/message'

/** A booking, for the guest and for the owner. */
export const bookingMail = {
  confirmation: {
    subject: 'Confirmé : {title} avec {owner}',
    heading: 'Votre rendez-vous est réservé',
    approved: '{owner} a validé votre demande',
  },
  notice: { subject: 'Nouvelle réservation : {title} avec {guest}', heading: '{guest} a réservé « {title} »' },
  request: {
    subject: 'Demande envoyée : {title} avec {owner}',
    heading: 'Votre demande attend une validation',
    next: 'Pas encore confirmé :',
    until: '{owner} a jusqu’au {until} pour répondre. Vous recevrez un e-mail dans tous les cas.',
  },
  requestNotice: {
    subject: 'À valider ou à refuser : {title} avec {guest}',
    heading: '{guest} souhaite réserver « {title} »',
    next: 'Réponse attendue avant :',
    until: '{until}. Ensuite, la demande expire et le créneau redevient libre.',
    approve: 'Valider',
    decline: 'Refuser',
  },
  moved: {
    subject: 'Nouvel horaire : {title} avec {name}',
    heading: '{name} a déplacé votre rendez-vous',
    ownHeading: 'Votre rendez-vous a un nouvel horaire',
    requestHeading: '{name} a déplacé la demande',
    ownRequestHeading: 'La demande a un nouvel horaire',
    reason: 'Message :',
  },
  manage: 'Déplacer ou annuler',
  manageRequest: 'Déplacer ou retirer',
  view: 'Voir la réservation',
  closed:
    'Il est trop tard pour déplacer ou annuler en ligne. En cas d’empêchement, répondez à cet e-mail pour prévenir {owner}.',
  sender: '{guest} (via Slotform)',
} satisfies Translated<typeof source>
