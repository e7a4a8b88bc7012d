import type { managedBooking as source } from '@/messages/en/visitor/managed-booking'
import type { Translated } from '@/messages/message'

/** The page of one booking, for the guest. */
export const managedBooking = {
  pageTitle: 'Votre réservation',
  status: {
    pending: 'En attente de validation',
    confirmed: 'Confirmée',
    over: 'Terminée',
    cancelled: 'Annulée',
    withdrawn: 'Retirée',
    declined: 'Refusée',
    expired: 'Expirée',
  },
  with: 'Votre rendez-vous avec {host}',
  attendee: 'Réservé par',
  guests: 'Personnes invitées',
  answers: 'Vos réponses',
  yourTime: 'Votre heure',
  hostTime: 'Pour {host} : {period}, {zone}',
  hostTimeInFull: 'Pour {host} : {date}, {period}, {zone}',
  download: 'Ajouter à l’agenda',
  bookAnother: 'Réserver un autre rendez-vous',
  bookAgain: 'Réserver à nouveau',
  pendingNote: '{host} doit encore valider. En attendant, le créneau reste bloqué pour vous. Vous recevrez un e-mail.',
  pendingUntil:
    '{host} a jusqu’au {until} pour valider. En attendant, le créneau reste bloqué pour vous. Vous recevrez un e-mail.',
  declinedNote: '{host} n’est pas disponible à ce moment-là.',
  expiredNote: '{host} n’a pas répondu à temps. Le créneau est de nouveau libre.',
  reason: 'Message de la part de {host} :',
  move: 'Déplacer',
  loading: 'Chargement…',
  cancel: 'Annuler la réservation',
  cancelTitle: 'Annuler cette réservation ?',
  request: {
    cancel: 'Retirer la demande',
    cancelTitle: 'Retirer cette demande ?',
    keep: 'Garder la demande',
    cancelling: 'Retrait…',
  },
  cancelText: 'Le créneau sera libéré. Vous recevrez un e-mail, {host} aussi.',
  message: 'Message pour {host} (facultatif)',
  keep: 'Garder la réservation',
  close: 'Fermer',
  cancelling: 'Annulation…',
  cancelled: {
    heading: 'Votre rendez-vous est annulé',
    text: 'Nous vous avons envoyé un e-mail, ainsi qu’à {host}.',
  },
  withdrawn: {
    heading: 'Vous avez retiré votre demande',
    text: 'Nous vous avons envoyé un e-mail, ainsi qu’à {host}.',
  },
  moved: {
    heading: 'Votre rendez-vous a un nouvel horaire',
    text: 'Nous vous avons envoyé un e-mail, ainsi qu’à {host}.',
  },
  movedRequest: 'Votre demande porte maintenant sur le nouveau créneau',
  cancelFailed: 'La réservation n’a pas pu être annulée. Réessayez.',
} satisfies Translated<typeof source>
